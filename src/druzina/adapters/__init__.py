"""The games as others' learners know them: PettingZoo, Gymnasium and OpenSpiel.

Nothing here is imported by anything else; `druzina[adapters]` installs what it needs.
"""

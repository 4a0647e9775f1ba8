import type { Vocabulary } from '../vocabulary-shape.ts'

const games: Vocabulary = {
  id: 'games',
  strong:
    'game, games, video game, video games, mobile game, mobile games, puzzle game, puzzle games, puzzles, card game, card games, board game, board games, party game, party games, couples games, word game, word games, quiz game, trivia game, strategy game, farming game, racing game, horror game, cosy game, cozy game, indie game, indie games, indie developers, game developer, game developers, game studio, game studios, game designers, game design, game engine, gamer, gamers, gaming, gaming cafe, esports, esport, multiplayer, co-op, single-player, roguelike, platformer, shooter, rpg, mmo, role-playing, roleplaying, role-playing game, tabletop, dungeons and dragons, dnd, game master, game masters, miniatures, dice, larp, escape room, escape rooms, steam, playstation, xbox, nintendo, unity, unreal, godot, playtest, playtests, playtesting, playtesters, level editor, modding, mods, npc, npcs, boss fights, in-game, loot, guild, guilds, clan, clans, speedrun, speedrunners, players, player, pixel art, vr game, arcade, chess, chess players, crossword, sudoku, minigames, leaderboard, leaderboards',
  weak: 'play, plays, playing, level, levels, quest, quests, round, rounds, points, score, team, teams, tournament, tournaments, league, match, matches, story, world, characters, character, rules, fun, kickstarter, demo, testers, studio, phone, walk, solve, riddles, badges, challenge, challenges, controller, console, virtual reality, vr, recordings',
}

export default games

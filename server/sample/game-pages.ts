import { eventDetail } from './event-details.ts';
import { gameEnrolment, gamePath, gamePicture, gamesOf, type SampleGame } from './games.ts';
import { SampleFailure, type SampleSetting } from './setting.ts';
import type { WireGameDetail, WireSubgame, WireSubgameDetail } from './wire.ts';

interface SampleSubgame {
  readonly slug: string;
  readonly name: string;
  readonly line: string;
  readonly isSparse?: boolean;
}

/**
 * Sub-games by the slug of their game. The call for a sub-game names only the event, so slugs differ between games
 * (reading Q-41).
 */
const subgames: Readonly<Record<string, readonly SampleSubgame[]>> = {
  kithara: [
    { slug: 'kithara-solo', name: 'Kithara Solo', line: 'One player, one hymn, eight minutes.' },
    { slug: 'kithara-duet', name: 'Kithara and Voice', line: 'Two artists; the singer may hold the lyre.' },
    { slug: 'hymn-to-apollo', name: 'Hymn to Apollo', line: '', isSparse: true },
  ],
  'folk-dance': [
    {
      slug: 'syrtos-circle',
      name: 'Syrtos Circle',
      line: 'Eight dancers or more, who never let go of each other’s hands.',
    },
    { slug: 'drum-dance', name: 'Drum Dance', line: 'The drummer dances too.' },
  ],
};

interface GameTexts {
  readonly description?: string;
  readonly htmlcode?: string;
  readonly registerLabel?: string;
  readonly registerHtml?: string;
  readonly hasNoButtons?: boolean;
}

/** What a game's page shows in addition to its line; the others use the line as their description. */
const texts: Readonly<Record<string, GameTexts>> = {
  kithara: {
    description:
      '<p>The contest that opened every festival at Delphi: a singer, seven strings and a hymn. Everyone who registers can borrow a copy of the <b>ancient kithara</b>.</p>',
    htmlcode:
      '<h2>Rules in short</h2><ol><li>No amplifier.</li><li>Original works and handed-down hymns count equally.</li><li>Tuning counts as part of your time.</li></ol>',
    registerLabel: 'How to register',
    registerHtml:
      '<p>You need:</p><ul><li>your name, as you’d like it announced,</li><li>the title of your hymn,</li><li>a recording of up to three minutes.</li></ul>',
  },
  'greek-theatre': {
    hasNoButtons: true,
    description: '<p>One scene, one chorus, masks allowed. Each nation’s jury invites the groups.</p>',
  },
  wrestling: {
    description:
      '<p>Three throws win. Weigh-in is at eight each morning.</p><table><caption>Classes</caption><thead><tr><th>Class</th><th>Women</th><th>Men</th></tr></thead><tbody><tr><td>Light</td><td>to 57 kg</td><td>to 65 kg</td></tr><tr><td>Middle</td><td>to 68 kg</td><td>to 79 kg</td></tr><tr><td>Open</td><td>over 68 kg</td><td>over 79 kg</td></tr></tbody></table>',
  },
  'torch-race': {
    description:
      '<p>Teams of six carry a flame through the sleeping town. <em>Silence is part of the game.</em></p>',
    registerLabel: 'Form a team',
    registerHtml: '<p>Six runners, one of them under eighteen. The captain registers the whole team.</p>',
  },
  'ढोल-और-ताल': { description: '<p>बारह ढोल, एक ताल। हर टोली के पास <b>दस मिनट</b> हैं।</p>' },
};

/** Returns the list for `eventurl` and `gameurl`. `broken-game` fails and `empty-game` is empty for every event. */
export function gameDetail(eventPath: string, gameSlug: string, setting: SampleSetting): WireGameDetail[] {
  if (gameSlug === 'broken-game') throw new SampleFailure('this game always fails');
  const game = gamesOf(eventPath).find((found) => found.slug === gameSlug);
  if (!game) return [];
  const told = Object.hasOwn(texts, game.slug) ? (texts[game.slug] ?? {}) : {};
  return [
    { gamename: game.name, ...shared(eventPath, game, told, setting), subgames: subgamesOf(eventPath, game) },
  ];
}

/** Returns the list for `eventurl` and `subgameurl`; `broken-subgame` fails, `empty-subgame` is empty. */
export function subgameDetail(
  eventPath: string,
  subgameSlug: string,
  setting: SampleSetting,
): WireSubgameDetail[] {
  if (subgameSlug === 'broken-subgame') throw new SampleFailure('this sub-game always fails');
  for (const game of gamesOf(eventPath)) {
    const found = sampleSubgames(game).find((subgame) => subgame.slug === subgameSlug);
    if (found?.isSparse) return [sparse(found)];
    if (found) {
      const told = {
        description: `<p>${found.line}</p><p>Part of <b>${game.name}</b>.</p>`,
        htmlcode:
          '<h2>On the day</h2><p>Be at the stage half an hour before your session: the order is drawn by lot.</p>',
        registerLabel: 'How to register',
        registerHtml: '<ul><li>Choose your session.</li><li>Name your instrument or your group.</li></ul>',
      };
      return [{ subgame: found.name, ...shared(eventPath, game, told, setting), subgames: null }];
    }
  }
  return [];
}

function shared(eventPath: string, game: SampleGame, told: GameTexts, setting: SampleSetting) {
  return {
    icon: gamePicture(game),
    description: told.description ?? `<p>${game.line}</p>`,
    htmlcode: told.htmlcode ?? '',
    imageurl: gamePicture(game),
    eventname: eventDetail(eventPath, setting)[0]?.eventname ?? '',
    buttontext: told.hasNoButtons ? '' : 'Register now',
    buttonurl: told.hasNoButtons ? '' : gameEnrolment(eventPath, game),
    buttonregister: told.registerLabel ?? '',
    buttonregistertext: told.registerHtml ?? '',
  };
}

function sparse(subgame: SampleSubgame): WireSubgameDetail {
  return {
    subgame: subgame.name,
    icon: '',
    description: '',
    htmlcode: '',
    imageurl: '',
    eventname: '',
    buttontext: '',
    buttonurl: '',
    buttonregister: '',
    buttonregistertext: '',
    subgames: null,
  };
}

function subgamesOf(eventPath: string, game: SampleGame): WireSubgame[] {
  return sampleSubgames(game).map((subgame) => ({
    subgame: subgame.name,
    icon: subgame.isSparse ? '' : gamePicture(game),
    description: subgame.line,
    buttontext: subgame.isSparse ? '' : 'Register',
    buttonurl: subgame.isSparse ? '' : gameEnrolment(eventPath, game),
    readmoretext: subgame.isSparse ? '' : 'Read More',
    subGamePageUrl: `${gamePath(eventPath, game)}/${subgame.slug}`,
  }));
}

function sampleSubgames(game: SampleGame): readonly SampleSubgame[] {
  return Object.hasOwn(subgames, game.slug) ? (subgames[game.slug] ?? []) : [];
}

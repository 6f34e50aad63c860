import { describe, expect, it } from 'vitest';
import { asUntrustedHtml } from '#core/html/untrusted-html.ts';
import { fullItems } from '../testing/full-answers.ts';
import { readNoting } from '../testing/read-noting.ts';
import { gameDetail } from './game-detail.ts';
import { subGameDetail } from './sub-game-detail.ts';

describe('a game', () => {
  it('GAME-01, GAME-03, GAME-04 is read with every field', () => {
    expect(readNoting(gameDetail, [fullItems.gameDetail]).answer).toEqual({
      name: 'Chess',
      icon: 'icons/chess.svg',
      description: asUntrustedHtml('<p>A board game</p>'),
      html: asUntrustedHtml('<ul><li>Rules</li></ul>'),
      image: 'chess.jpg',
      eventName: 'Spring Festival',
      button: { text: 'Register', url: 'https://enrol.example/chess' },
      registration: { label: 'How to register', html: asUntrustedHtml('<ol><li>Step</li></ol>') },
      subGames: [
        {
          name: 'Blitz',
          icon: 'icons/blitz.svg',
          description: asUntrustedHtml('<p>Fast</p>'),
          button: { text: 'Register', url: 'https://enrol.example/blitz' },
          readMoreText: 'Read More',
          pageUrl: 'blitz',
        },
      ],
    });
  });

  it('GAME-05 is nothing for an empty list; a row without a name is not a game', () => {
    expect(readNoting(gameDetail, []).answer).toBeNull();
    expect(readNoting(gameDetail, [{ icon: 'a.svg' }]).answer).toBeNull();
  });

  it('GAME-01 has no sub-games for null, a text or an object', () => {
    for (const none of [null, '', 'x', {}]) {
      expect(readNoting(gameDetail, [{ gamename: 'Chess', subgames: none }]).answer?.subGames).toEqual([]);
    }
  });
});

describe('a sub-game', () => {
  it('GAME-08 is read under its own name, next to the name of its game', () => {
    expect(readNoting(subGameDetail, [fullItems.subGameDetail]).answer).toMatchObject({
      name: 'Blitz',
      gameName: 'Chess',
      html: asUntrustedHtml('<p>Rules</p>'),
      registration: { label: 'How to register' },
      subGames: [{ name: 'Bullet' }],
    });
  });

  it('GAME-09 is nothing for an empty list', () => {
    expect(readNoting(subGameDetail, { data: [] }).answer).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import type { AppOptions } from '../../server/options.ts';
import { collectedLog } from '../support/collected-log.ts';
import { type DeskBrowser, deskForThisTest, emailOf } from './desk-for-test.ts';

const OWNER = emailOf('owner');
const MINUTES = 60;
/** Wrong passwords from one address, for any accounts, before it is slowed down: an office shares one. */
const FREE = 30;

async function deskWithOwner(options: AppOptions = {}) {
  const desk = await deskForThisTest(options);
  await desk.addPerson('owner');
  return desk;
}

/** How many wrong passwords are heard before one is asked to wait. */
async function guessUntilHeld(browser: DeskBrowser, email: (count: number) => string) {
  for (let count = 0; count < 50; count += 1) {
    const answer = await browser.signIn(email(count), `guess ${count}`);
    if (answer.status === 429) return { count, answer };
    expect(answer).toMatchObject({ status: 401, body: { error: 'signed-out' } });
  }
  return null;
}

describe('whoever guesses passwords', () => {
  it('DESK-07 waits longer after each wrong one, up to a minute, and is told how long', async () => {
    const desk = await deskWithOwner();
    const browser = desk.browser('198.51.100.7');
    const first = await guessUntilHeld(browser, () => OWNER);
    expect(first?.count).toBe(5);
    expect(first?.answer).toMatchObject({
      headers: { 'retry-after': '1' },
      body: {
        error: 'too-many',
        message: 'Too many wrong attempts. Please wait a second, then try again.',
      },
    });
    const waits: number[] = [];
    for (let round = 0; round < 31; round += 1) {
      const wait = Number((await browser.signIn(OWNER, 'guess')).headers['retry-after']);
      waits.push(wait);
      desk.wait(wait);
      expect((await browser.signIn(OWNER, 'guess')).status).toBe(401);
    }
    // First as that account is slowed down, then as the address is.
    expect(waits.slice(0, 6)).toEqual([1, 2, 4, 8, 10, 10]);
    expect(waits.slice(26)).toEqual([10, 20, 40, 60, 60]);
  });

  it('DESK-07 lets others in from the same address, and no right password counts', async () => {
    const desk = await deskWithOwner();
    await desk.addPerson('inbox');
    const office = '198.51.100.7';
    await guessUntilHeld(desk.browser(office), () => OWNER);
    expect((await desk.browser(office).signIn(emailOf('inbox'))).status).toBe(200);
    for (let count = 0; count < 2 * FREE; count += 1)
      expect((await desk.browser(office).signIn(emailOf('inbox'))).status).toBe(200);
    // Five wrong ones were for the owner's account.
    const held = await guessUntilHeld(desk.browser(office), (count) => `person${count}@desk.example`);
    expect(held?.count).toBe(FREE - 5);
  });

  it('DESK-07 cannot go through the accounts from one address', async () => {
    const desk = await deskWithOwner();
    const held = await guessUntilHeld(desk.browser('198.51.100.7'), (count) => `person${count}@desk.example`);
    expect(held?.count).toBe(FREE);
    expect(held?.answer.headers['retry-after']).toBe('5');
    expect((await desk.browser('198.51.100.8').signIn(OWNER)).status).toBe(200);
  });

  it('DESK-07 has one address with all of its IPv6 network, and none that is only claimed', async () => {
    const desk = await deskWithOwner();
    const held = await guessUntilHeld(desk.browser('2001:db8:1:2::7'), (count) => `q${count}@b.example`);
    expect(held?.count).toBe(FREE);
    expect((await desk.browser('2001:db8:1:2:3:4:5:6').signIn(OWNER)).status).toBe(429);
    expect((await desk.browser('2001:db8:1:3::7').signIn(OWNER)).status).toBe(200);
    const claims = (count: number) => {
      const entries = { email: `p${count}@b.example`, password: 'guess' };
      const browser = desk.browser('198.51.100.7');
      return browser.ask('POST', '/session', entries, { 'x-forwarded-for': `203.0.113.${count}` });
    };
    for (let count = 0; count < FREE; count += 1) expect((await claims(count)).status).toBe(401);
    expect((await claims(FREE)).status).toBe(429);
  });

  it('DESK-07 behind a proxy on this machine is told from others by what the proxy adds', async () => {
    const desk = await deskWithOwner({ trustedProxies: ['loopback'] });
    const through = (forwarded: string, email: string) =>
      desk.browser().ask('POST', '/session', { email, password: 'guess' }, { 'x-forwarded-for': forwarded });
    for (let count = 0; count < FREE; count += 1)
      expect((await through(`203.0.113.${count}, 198.51.100.7`, `p${count}@b.example`)).status).toBe(401);
    expect((await through('203.0.113.99, 198.51.100.7', 'p99@b.example')).status).toBe(429);
    expect((await through('198.51.100.8', 'p99@b.example')).status).toBe(401);
  });

  it('DESK-07 from many addresses slows one account down, but never shuts its owner out for long', async () => {
    const desk = await deskWithOwner();
    let longest = 0;
    for (let guess = 0; guess < 60; guess += 1) {
      const { headers } = await desk.browser(`198.51.100.${guess}`).signIn(OWNER, 'guess');
      const wait = Number(headers['retry-after'] ?? 0);
      longest = Math.max(longest, wait);
      desk.wait(wait);
    }
    expect(longest).toBe(10);
    const owner = desk.browser('192.0.2.1');
    desk.wait(longest);
    expect((await owner.signIn(OWNER)).status).toBe(200);
  });

  it('DESK-07 learns nothing about which accounts exist: they are slowed down alike', async () => {
    const desk = await deskWithOwner();
    const heard = async (email: string, net: string) => {
      const answers = [];
      for (let guess = 0; guess < 7; guess += 1) {
        const { status, body } = await desk.browser(`${net}.${guess}`).signIn(email, 'guess');
        answers.push({ status, body });
      }
      return answers;
    };
    expect(await heard(OWNER, '198.51.100')).toEqual(await heard('nobody@desk.example', '203.0.113'));
  });

  it('DESK-07 gets no further by asking many times at once, by signing in meanwhile, or by a restart', async () => {
    const desk = await deskWithOwner();
    await desk.addPerson('inbox');
    const address = '198.51.100.7';
    for (let guess = 0; guess < FREE - 5; guess += 1)
      expect((await desk.browser(address).signIn(`q${guess}@b.example`, 'guess')).status).toBe(401);
    const at = await Promise.all(
      Array.from({ length: 12 }, (_, guess) => desk.browser(address).signIn(`p${guess}@b.example`, 'guess')),
    );
    expect(at.filter(({ status }) => status === 401)).toHaveLength(5);
    await desk.restart();
    expect((await desk.browser(address).signIn(OWNER)).status).toBe(429);
    desk.wait(5);
    expect((await desk.browser(address).signIn(emailOf('inbox'))).status).toBe(200);
    expect((await desk.browser(address).signIn(OWNER, 'guess')).status).toBe(401);
    expect((await desk.browser(address).signIn(OWNER, 'guess')).headers['retry-after']).toBe('10');
  });

  it('DESK-07 is forgotten an hour after the last wrong one', async () => {
    const desk = await deskWithOwner();
    const browser = desk.browser('198.51.100.7');
    await guessUntilHeld(browser, () => OWNER);
    desk.wait(60 * MINUTES);
    expect((await guessUntilHeld(browser, () => OWNER))?.count).toBe(5);
  });

  it('DESK-07 is told to wait at once while others write, since it takes no turn from them', async () => {
    const desk = await deskWithOwner({ log: collectedLog().log });
    const browser = desk.browser('198.51.100.7');
    await guessUntilHeld(browser, () => OWNER);
    for (let guess = 0; guess < 5; guess += 1) await browser.ask('GET', `/invitations/guess${guess}`);
    const statuses = await desk.db.transaction().execute(async (db) => {
      await db.deleteFrom('desk_attempt').where('key_hash', '=', 'nobody').execute();
      const answers = [
        await browser.signIn(OWNER, 'guess'),
        await browser.ask('GET', '/invitations/guess'),
        await browser.ask('POST', '/invitations/guess', { name: 'A', email: 'a@b.example' }),
        // Whoever is not held back is counted, and has to wait for a turn.
        await browser.signIn('somebody@desk.example', 'guess'),
      ];
      return answers.map(({ status }) => status);
    });
    expect(statuses).toEqual([429, 429, 429, 503]);
  });

  it('DESK-07 finds no link either', async () => {
    const desk = await deskWithOwner();
    const browser = desk.browser('198.51.100.7');
    for (let guess = 0; guess < 5; guess += 1)
      expect((await browser.ask('GET', `/invitations/guess${guess}`)).status).toBe(404);
    expect(await browser.ask('GET', '/invitations/guess')).toMatchObject({
      ...{ status: 429, headers: { 'retry-after': '5' } },
    });
    const joining = await browser.ask('POST', '/invitations/guess', { name: 'A', email: 'a@b.example' });
    expect(joining.status).toBe(429);
  });
});

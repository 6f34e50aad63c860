import '../scripts/tools/node-version.mjs';
import { fork, spawn } from 'node:child_process';
import { createECDH, randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Libsql from 'libsql';
import { runnerImport } from 'vite';
import { asScript } from '../scripts/tools/run-child.mjs';
import { ENTRIES, festivalIn } from './festival.mjs';
import { readPush } from './notices/read-push.mjs';

/*
 * `npm run bench:notices`: many devices, three edits within a minute, and a push service on this machine
 * (docs/operations.md, "Notices"). `DEVICES` says how many. It needs a built server (`npm run build`), and Linux to know
 * the server's memory.
 */
const DEVICES = Number(process.env.DEVICES ?? 100_000);
/** So many subscribe as devices do; the rest is written into the database as the server would. */
const BY_THE_API = Math.min(DEVICES, 1_000);
const SAVED = 10;
const PART = 1_000;
const AT_ONCE = 32;
const EDITS = ['18:15', '18:30', '18:45'];
const BETWEEN_EDITS_MS = 20_000;
const LOOKS_EVERY_MS = 1_000;
const LONGEST_MS = 60 * 60_000;
const ZONE = 'Asia/Kolkata';

const root = fileURLToPath(new URL('..', import.meta.url));
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const seconds = (ms) => `${(ms / 1_000).toFixed(1)} s`;

await asScript(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'notices-'));
  const service = await pushService();
  const server = await startServer(folder);
  try {
    const content = festivalIn(folder, { VITE_EVENT_TIME_ZONE: ZONE });
    await content.publish('18:00');
    const device = { keys: createECDH('prime256v1'), auth: randomBytes(16) };
    device.keys.generateKeys();
    const watching = watch(server, folder);
    const wishes = await wishesOf(service, device);
    await subscribe(server, wishes);
    watching.mark(`${BY_THE_API} devices have subscribed`);
    writeOthers(folder, wishes);
    watching.mark('all devices are there');
    for (const [index, time] of EDITS.entries()) {
      if (index > 0) await pause(BETWEEN_EDITS_MS);
      await content.publish(time);
      watching.mark(`edit ${index + 1} published`);
    }
    await watching.untilQuiet(async () => (await service.tell()).messages);
    watching.mark('nothing is left to send');
    return report(await service.tell(), watching, device, folder);
  } finally {
    server.child.kill();
    service.child.kill();
    rmSync(folder, { recursive: true, force: true });
  }
});

async function pushService() {
  const child = fork(join(root, 'bench/notices/push-service.mjs'));
  const next = () => new Promise((resolve) => child.once('message', resolve));
  const { port } = await next();
  const tell = () => {
    const told = next();
    child.send('tell');
    return told;
  };
  return { child, tell, url: `http://127.0.0.1:${port}/push` };
}

async function startServer(folder) {
  const child = spawn(process.execPath, ['dist-server/main.js'], {
    cwd: root,
    env: {
      ...process.env,
      ...{ PORT: '0', HOST: '127.0.0.1', API_ONLY: '1', DATA_DIR: folder, VITE_EVENT_TIME_ZONE: ZONE },
      ...{ NOTICES_TO_LOOPBACK: 'on', NOTICES_PER_MINUTE: '100000000', NOTICES_DEVICES: '10000000' },
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the server stopped with ${code}`)));
    child.stdout.on('data', (chunk) => {
      const found = /listening on (http:\S+)/.exec(String(chunk))?.[1];
      if (found) resolve(found);
    });
  });
  return { child, url };
}

/** What each device wants: the entry that moves, and some others. */
async function wishesOf(service, { keys, auth }) {
  const { module } = await runnerImport(join(root, 'core/schedule/entry-id.ts'), {
    configFile: false,
    logLevel: 'error',
  });
  const ids = Array.from({ length: ENTRIES }, (_, index) => {
    const startsAt = `2097-05-21T${index === 0 ? '18:00' : '20:00'}`;
    return module.entryId({ title: `Kithara: Round ${index}`, startsAt, place: 'Odeon' }, 0, ZONE);
  });
  return (device) => ({
    endpoint: `${service.url}/${device}`,
    keys: { p256dh: keys.getPublicKey().toString('base64url'), auth: auth.toString('base64url') },
    entries: [
      ids[0],
      ...Array.from({ length: SAVED - 1 }, (_, at) => ids[1 + ((device + at) % (ENTRIES - 1))]),
    ],
  });
}

async function subscribe({ url }, wishes) {
  let next = 0;
  const some = async () => {
    for (let device = next++; device < BY_THE_API; device = next++) {
      const { entries, ...subscription } = wishes(device);
      const events = [{ event: 'spring-games', kinds: ['changes', 'soon', 'news'], entries }];
      const response = await fetch(`${url}/api/notices`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...subscription, events }),
      });
      if (response.status !== 204) throw new Error(`${response.status} ${await response.text()}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, some));
}

function writeOthers(folder, wishes) {
  const db = new Libsql(join(folder, 'messages.db'));
  db.pragma('busy_timeout = 5000');
  const addDevice = db.prepare(
    `insert into notice_device (endpoint, p256dh, auth, site, seen_at, failures)
     values (?, ?, ?, 'https://festival.example', ?, 0)`,
  );
  const addFollow = db.prepare(
    `insert into notice_follow (device_id, event, revision, changes, soon, news)
     values (?, 'spring-games', 1, 1, 1, 1)`,
  );
  const addEntry = db.prepare(
    'insert into notice_entry (follow_id, entry, is_gone, soon_at) values (?, ?, 0, 0)',
  );
  for (let first = BY_THE_API; first < DEVICES; first += PART) {
    db.exec('begin immediate');
    for (let device = first; device < Math.min(first + PART, DEVICES); device += 1) {
      const { endpoint, keys, entries } = wishes(device);
      const { lastInsertRowid: id } = addDevice.run(endpoint, keys.p256dh, keys.auth, Date.now());
      const { lastInsertRowid: follow } = addFollow.run(id);
      for (const entry of entries) addEntry.run(follow, entry);
    }
    db.exec('commit');
  }
  db.close();
}

/** Looks every second at the server's memory, at how soon it answers, and at what waits. */
function watch({ child, url }, folder) {
  const began = Date.now();
  const looks = [];
  const marks = [];
  const db = new Libsql(join(folder, 'messages.db'));
  db.pragma('query_only = ON');
  const one = (sql) => db.prepare(sql).get().value;
  const rss = () =>
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1_000;
  const look = async () => {
    const at = performance.now();
    // A connection that is lost is an answer that took as long as that.
    await fetch(`${url}/api/notices`)
      .then((response) => response.text())
      .catch(() => undefined);
    looks.push({
      ...{ at: Date.now() - began, megabytes: rss(), answeredMs: performance.now() - at },
      waiting: one('select count(*) as value from notice_outbox'),
      ofOneTopic: one(
        'select coalesce(max(n), 0) as value from (select count(*) as n from notice_outbox group by follow_id, topic)',
      ),
    });
  };
  let isOver = false;
  const looking = (async () => {
    while (!isOver) {
      await look();
      await pause(LOOKS_EVERY_MS);
    }
  })();
  return {
    ...{ looks, marks, one },
    mark: (what) => {
      marks.push({ what, at: Date.now() - began, megabytes: rss() });
      console.log(`${seconds(Date.now() - began)}: ${what} (${rss().toFixed(0)} MB)`);
    },
    /** Waits until nothing has waited and nothing has arrived for as long as edits are collected. */
    untilQuiet: async (arrived) => {
      const end = Date.now() + LONGEST_MS;
      let [quiet, last] = [0, -1];
      while (quiet < 35 && Date.now() < end) {
        await pause(LOOKS_EVERY_MS);
        const now = await arrived();
        quiet = now === last && (looks.at(-1)?.waiting ?? 1) === 0 ? quiet + 1 : 0;
        last = now;
      }
      isOver = true;
      await looking;
    },
    stop: () => {
      isOver = true;
    },
  };
}

function report(seen, { looks, marks, one }, { keys, auth }) {
  const devices = one('select count(*) as value from notice_device');
  const gone = Math.ceil((DEVICES - 1) / 100);
  const read = seen.samples.map((sample) => readPush(Buffer.from(sample, 'base64'), keys, auth));
  const last = read.filter(
    ({ notification }) => notification.data.after.start === `2097-05-21T${EDITS.at(-1)}`,
  );
  const sorted = looks.map(({ answeredMs }) => answeredMs).sort((a, b) => a - b);
  const subscribed = marks.find(({ what }) => what.startsWith('all'))?.at ?? 0;
  const memory = looks.filter(({ at }) => at >= subscribed).map(({ megabytes }) => megabytes);
  const { samples, ...figures } = seen;
  const checks = {
    'at most one notice of a topic waits for a device':
      Math.max(...looks.map((look) => look.ofOneTopic)) <= 1,
    'at most one is under way to a device': seen.mostAtOnce <= 1,
    'each device has one topic': seen.topicsOfOne <= 1,
    'devices that are gone are forgotten, and not asked again':
      devices === DEVICES - gone && seen.goneAgain === 0,
    'what arrived last is the last state': read.length > 0 && last.length === read.length,
    'nobody was forgotten': seen.devices === DEVICES,
  };
  console.log(
    JSON.stringify({ machine: `${cpus().length} × ${cpus()[0]?.model}`, ...figures, devices, gone }),
  );
  console.log(`sending: ${seconds(seen.lastAt - seen.firstAt)} from the first message to the last`);
  console.log(
    `memory: ${Math.min(...memory).toFixed(0)} to ${Math.max(...memory).toFixed(0)} MB while sending, ` +
      `${memory.at(-1)?.toFixed(0)} MB at the end`,
  );
  const ms = (share) => `${sorted[Math.floor((sorted.length - 1) * share)]?.toFixed(0)} ms`;
  console.log(`an answer of the API meanwhile: median ${ms(0.5)}, 95 % within ${ms(0.95)}, at most ${ms(1)}`);
  for (const [check, holds] of Object.entries(checks)) console.log(`${holds ? 'yes' : 'NO '} ${check}`);
  return Object.values(checks).every(Boolean) ? 0 : 1;
}

import { createServer } from 'node:http';

/*
 * A push service on this machine, in a process of its own. Of each device it remembers what it got: how many messages,
 * how many of one topic at once, the last one. Every hundredth device is gone, every hundredth is busy at first.
 */
const ANSWERS_AFTER_MS = 5;
const BUSY_FOR_S = '2';

/** @type {Map<number, { count: number, underWay: number, mostAtOnce: number, topics: Set<string>, last: string }>} */
const devices = new Map();
const seen = {
  messages: 0,
  gone: 0,
  goneAgain: 0,
  busy: 0,
  mostAtOnce: 0,
  topicsOfOne: 0,
  firstAt: 0,
  lastAt: 0,
};

const isGone = (device) => device % 100 === 1;
const isBusyAtFirst = (device) => device % 100 === 2;

const server = createServer((request, response) => {
  const device = Number((request.url ?? '').split('/').at(-1));
  const known = devices.get(device) ?? { count: 0, underWay: 0, mostAtOnce: 0, topics: new Set(), last: '' };
  devices.set(device, known);
  known.count += 1;
  known.underWay += 1;
  seen.mostAtOnce = Math.max(seen.mostAtOnce, known.underWay);
  const parts = [];
  request.on('data', (part) => parts.push(part));
  request.on('end', () => {
    setTimeout(() => {
      known.underWay -= 1;
      if (isGone(device)) {
        seen.gone += 1;
        if (known.count > 1) seen.goneAgain += 1;
        response.writeHead(410).end();
      } else if (isBusyAtFirst(device) && known.count === 1) {
        seen.busy += 1;
        response.writeHead(429, { 'retry-after': BUSY_FOR_S }).end();
      } else {
        const now = Date.now();
        seen.messages += 1;
        seen.firstAt ||= now;
        seen.lastAt = now;
        known.topics.add(String(request.headers.topic));
        seen.topicsOfOne = Math.max(seen.topicsOfOne, known.topics.size);
        // Reading all of them would measure the reader.
        if (device % 500 === 0) known.last = Buffer.concat(parts).toString('base64');
        response.writeHead(201).end();
      }
    }, ANSWERS_AFTER_MS);
  });
});

server.listen(0, '127.0.0.1', () => process.send?.({ port: server.address().port }));
process.on('message', () => {
  const counts = {};
  for (const { count } of devices.values()) counts[count] = (counts[count] ?? 0) + 1;
  const samples = [...devices.values()].filter(({ last }) => last !== '').map(({ last }) => last);
  process.send?.({ ...seen, devices: devices.size, counts, samples });
});
process.on('disconnect', () => process.exit());

import { expect, it } from 'vitest';
import { newFolder, startedServer, stopped } from './started-server.ts';

const LINK = /^Open this link to become the owner of this site's desk: (http:\S+\/desk\/invitation\/(\S+))$/m;
const PASSWORD = 'otter lantern gravel quince';

it('DESK-01 the server prints the link once at each start until there is an owner, and no secret later', async () => {
  const dataDir = newFolder();
  const first = await startedServer(dataDir);
  const before = LINK.exec(first.said());
  expect(before?.[1]).toContain(`${first.url}/desk/invitation/`);
  await stopped(first.server);

  const second = await startedServer(dataDir);
  const secret = LINK.exec(second.said())?.[2] ?? '';
  const invitation = (of: string) => fetch(`${second.url}/desk/api/invitations/${of}`);
  // Both work: the first may be that of another server.
  for (const one of [before?.[2] ?? '', secret]) expect((await invitation(one)).status).toBe(200);
  const joined = await fetch(`${second.url}/desk/api/invitations/${secret}`, {
    ...{ method: 'POST', body: JSON.stringify({ name: 'Ada', email: 'ada@b.example', password: PASSWORD }) },
    headers: { 'content-type': 'application/json', origin: second.url },
  });
  expect(joined.status).toBe(200);
  const cookie = joined.headers.get('set-cookie')?.match(/desk_session=([\w-]+)/)?.[1] ?? '';
  await stopped(second.server);
  expect(second.said().split(secret)).toHaveLength(2);
  expect(cookie).toMatch(/^[\w-]{43}$/);
  expect(second.said()).not.toContain(cookie);

  const third = await startedServer(dataDir);
  expect(third.said()).not.toContain('invitation');
  const late = await fetch(`${third.url}/desk/api/invitations/${before?.[2]}`);
  expect(late.status).toBe(404);
});

it('DESK-14 the server prints no link where the site asks another API', async () => {
  const { said, url } = await startedServer(newFolder(), {
    VITE_API_BASE: 'https://api.example',
  });
  expect(said()).not.toContain('invitation');
  expect((await fetch(`${url}/desk/api/session`)).status).toBe(404);
});

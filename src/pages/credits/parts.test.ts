import { expect, it } from 'vitest';
import { dependencies } from '../../../package.json';
import { fonts, icons, libraries, maps } from './parts.ts';

const served = Object.keys(import.meta.glob('../../../public/licences/*.txt', { query: '?url' })).map(
  (file) => file.replace(/^.*\/public/, ''),
);

it('X18 every licence text is served and linked, and every link leads to one', () => {
  const linked = [...fonts, ...icons, ...maps].map(({ to }) => to);
  expect(linked.toSorted()).toEqual(served.toSorted());
});

it('X18 every library that ships with the pages is named', () => {
  // Libraries that only the server runs, and packages credited under another name.
  const elsewhere =
    /^(?:@fastify\/|fast-xml-parser$|fastify$|ical\.js$|kysely$|libsql$|nodemailer$|openid-client$|papaparse$|pg$|pino$|prom-client$|react-dom$|react-i18next$|read-excel-file$|sharp$|web-push$|write-excel-file$)/;
  const plain = (name: string) =>
    name
      .toLowerCase()
      .replace(/^@?(?:tanstack\/react-)?/, '')
      .replace(/[^a-z]/g, '');
  const named = libraries.map(({ name }) => plain(name.replace('TanStack ', '')));
  const missing = Object.keys(dependencies)
    .filter((name) => !elsewhere.test(name))
    .filter((name) => !named.some((one) => plain(name).startsWith(one)));
  expect(missing).toEqual([]);
});

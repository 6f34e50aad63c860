import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { answerKey, valuesOfKey } from '#core/contract/answer-key.ts';
import { eventDetail } from '#core/contract/entities/event-detail.ts';
import { news } from '#core/contract/entities/news.ts';
import { saveAnswer } from '#core/storage/answers.ts';
import { closeDatabase, openDatabase } from '#core/storage/database.ts';
import { endpointQuery } from './endpoint-query.ts';
import { readSavedContent } from './saved-content.ts';

const keep = (key: string, body: string, at: number) =>
  saveAnswer({ key, endpoint: 'any', body, etag: null, at });
const newsNamed = (title: string) => JSON.stringify([{ title }]);
const titles = async (client = new QueryClient()) =>
  (await readSavedContent(client)).of(news).map(({ read }) => read()?.map(({ title }) => title));

afterEach(async () => {
  vi.restoreAllMocks();
  await openDatabase().delete();
  closeDatabase();
});

it('OFFLINE-04 reads what the worker has saved, with the values of each call', async () => {
  const values = { eventurl: 'πύθια & co' };
  await keep(answerKey(eventDetail, values), JSON.stringify([{ eventname: 'Pythia' }]), 1);
  const [found, ...others] = (await readSavedContent(new QueryClient())).of(eventDetail);
  expect(others).toEqual([]);
  expect(found?.values).toEqual(values);
  expect(found?.read()?.name).toBe('Pythia');
});

it('uses the newer of the saved answer and the one the page holds', async () => {
  const client = new QueryClient();
  const { queryKey } = endpointQuery(news, {});
  await keep(answerKey(news, {}), newsNamed('saved'), 5);
  client.setQueryData(queryKey, { value: news.read([{ title: 'older' }], () => undefined), at: 4 });
  expect(await titles(client)).toEqual([['saved']]);
  client.setQueryData(queryKey, { value: news.read([{ title: 'newer' }], () => undefined), at: 6 });
  expect(await titles(client)).toEqual([['newer']]);
});

it('uses the beginning of an answer only without the whole, and says that it is one', async () => {
  const client = new QueryClient();
  const { queryKey } = endpointQuery(news, {});
  const part = news.read([{ title: 'part' }], () => undefined);
  client.setQueryData(queryKey, { value: part, at: 9, isPart: true });
  const [found] = (await readSavedContent(client)).of(news);
  expect(found).toMatchObject({ isPart: true });
  await keep(answerKey(news, {}), newsNamed('whole'), 5);
  expect(await titles(client)).toEqual([['whole']]);
});

it('skips what it cannot read', async () => {
  await keep(answerKey(news, {}), '<html>', 1);
  await keep(`${answerKey(eventDetail, { eventurl: 'a' })}%`, '[]', 1);
  expect(await titles()).toEqual([undefined]);
  expect((await readSavedContent(new QueryClient())).of(eventDetail)).toEqual([]);
});

it('parses an answer only on request, so that the work can pause between two of them', async () => {
  for (const eventurl of ['a', 'b'])
    await keep(answerKey(eventDetail, { eventurl }), JSON.stringify([{ eventname: eventurl }]), 1);
  const unpack = vi.spyOn(JSON, 'parse');
  const [first] = (await readSavedContent(new QueryClient())).of(eventDetail);
  expect(unpack).not.toHaveBeenCalled();
  expect(first?.read()?.name).toBe('a');
  expect(unpack).toHaveBeenCalledTimes(1);
});

it('a key yields the values of its own call only', () => {
  expect(valuesOfKey(eventDetail, answerKey(eventDetail, { eventurl: 'a=b&c' }))).toEqual({
    eventurl: 'a=b&c',
  });
  expect(valuesOfKey(news, answerKey(news, {}))).toEqual({});
  expect(valuesOfKey(news, answerKey(eventDetail, { eventurl: 'a' }))).toBeNull();
});

import type { DeskItem, ItemDifference, RevisionFacts, TrailEntry } from '#core/desk/content.ts';
import { refuse } from './fake-refusal.ts';

type Content = ReadonlyMap<string, readonly DeskItem[]>;
type Fields = ItemDifference['fields'];

interface Revision {
  readonly facts: RevisionFacts;
  readonly content: Content;
}

const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value ?? ''));
const titleOf = ({ id, body }: DeskItem) => String(body.name || body.title || body.game || id);

/** Content with its working copy and revisions, as the server keeps it. */
export class FakeStore {
  revisions: readonly Revision[] = [];
  /** Newest first. */
  trail: readonly TrailEntry[] = [];
  latestChange = 0;
  private readonly content: Map<string, readonly DeskItem[]>;
  private made = 0;
  /** By the number of the change. */
  private readonly removed = new Map<number, DeskItem>();

  constructor(
    content: Readonly<Record<string, readonly DeskItem[]>>,
    private readonly now: () => Date,
    public isStarted = true,
  ) {
    this.content = new Map(Object.entries(content));
    if (isStarted) this.publish('Ada', 'Our programme');
  }

  start(from: 'empty' | 'sample'): void {
    if (from === 'empty') this.content.clear();
    this.isStarted = true;
  }

  list = (kind: string): readonly DeskItem[] => this.content.get(kind) ?? [];

  get(kind: string, id: string): DeskItem {
    const found = this.list(kind).find((item) => item.id === id);
    if (found === undefined) throw refuse('unknown', 'This is not there any more.');
    return found;
  }

  add(kind: string, body: DeskItem['body'], author: string, id = `new-${++this.made}`): DeskItem {
    check(kind, body);
    const item = { kind, id, version: 1, changedAt: this.now().toISOString(), author, body };
    // The list of articles is latest first.
    this.content.set(kind, kind === 'news' ? [item, ...this.list(kind)] : [...this.list(kind), item]);
    this.note(author, 'add', item, fieldsOf(undefined, item));
    return item;
  }

  change(kind: string, id: string, version: number, body: DeskItem['body'], author: string): DeskItem {
    const before = this.list(kind).find((item) => item.id === id);
    checkVersion(before, version);
    check(kind, body);
    const item: DeskItem = {
      kind,
      id,
      version: version + 1,
      changedAt: this.now().toISOString(),
      author,
      body,
    };
    this.content.set(
      kind,
      this.list(kind).map((other) => (other.id === id ? item : other)),
    );
    this.note(author, 'change', item, fieldsOf(before, item));
    return item;
  }

  remove(
    kind: string,
    items: readonly { readonly id: string; readonly version: number }[],
    author = 'Ada',
  ): void {
    for (const { id, version } of items)
      checkVersion(
        this.list(kind).find((item) => item.id === id),
        version,
      );
    const ids = items.map(({ id }) => id);
    if (kind === 'event' && this.list('scheduleEntry').some(({ body }) => ids.includes(String(body.event))))
      throw refuse('invalid', 'Schedule entries belong to this event. Remove them first.');
    for (const item of this.list(kind).filter(({ id }) => ids.includes(id)))
      this.removed.set(this.note(author, 'remove', item, fieldsOf(item, undefined)), item);
    this.content.set(
      kind,
      this.list(kind).filter(({ id }) => !ids.includes(id)),
    );
  }

  /** Adds again what the change with this number removed. */
  putBack(number: number, author: string): DeskItem {
    const { kind = '', id = '', body = {} } = this.removed.get(number) ?? {};
    if (this.list(kind).some((item) => item.id === id))
      throw refuse('conflict', 'It is there again already.');
    return this.add(kind, body, author, id);
  }

  order(kind: string, ids: readonly string[]): void {
    this.content.set(
      kind,
      [...this.list(kind)].sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)),
    );
  }

  publish(author: string, note: string, broughtBack: number | null = null): number | null {
    const problems = [{ field: 'note', message: 'Must not be empty.' }];
    if (note.trim() === '') throw refuse('invalid', 'Say what has changed.', { problems });
    const content =
      broughtBack === null ? new Map(this.content) : (this.revision(broughtBack)?.content ?? new Map());
    if (this.revisions.length > 0 && differenceOf(this.revisions[0]?.content, content).length === 0)
      return null;
    const number = this.revisions.length + 1;
    const facts = { number, publishedAt: this.now().toISOString(), author, note, broughtBack };
    this.revisions = [{ facts, content }, ...this.revisions];
    this.latestChange += 1;
    return number;
  }

  /** As the server does: what has changed since somebody looked is told, and nothing is done. */
  checkSeen(seen: number | undefined, nothingWas: string): void {
    if (seen === undefined || seen === this.latestChange) return;
    const changes = this.trail.filter(({ number }) => number > seen);
    const who = [...new Set(changes.map(({ author }) => author))].join(' and ') || 'Somebody';
    const message = `${who} changed something in the meantime, so nothing was ${nothingWas}.`;
    throw refuse('conflict', message, { changes });
  }

  private note(author: string, action: TrailEntry['action'], item: DeskItem, fields: Fields): number {
    const number = ++this.latestChange;
    const { kind, id, changedAt } = item;
    this.trail = [
      { number, changedAt, author, action, kind, id, title: titleOf(item), fields },
      ...this.trail,
    ];
    return number;
  }

  unpublished = (): readonly ItemDifference[] => differenceOf(this.revisions[0]?.content, this.content);

  differenceOf(number: number): readonly ItemDifference[] {
    return differenceOf(this.revision(number - 1)?.content, this.revision(number)?.content ?? new Map());
  }

  private revision = (number: number) => this.revisions.find(({ facts }) => facts.number === number);
}

function checkVersion(item: DeskItem | undefined, version: number): void {
  if (item?.version === version) return;
  throw refuse('conflict', 'Somebody else saved first.', { current: item ?? null });
}

const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  event: ['name', 'path'],
  scheduleEntry: ['event', 'game', 'startsAt'],
  news: ['title'],
};

function check(kind: string, body: DeskItem['body']): void {
  const problems = (REQUIRED[kind] ?? [])
    .filter((name) => !body[name])
    .map((field) => ({ field, message: `"${field}" must not be empty.` }));
  if (problems.length > 0) throw refuse('invalid', 'Something is to be corrected.', { problems });
}

function differenceOf(before: Content = new Map(), after: Content): readonly ItemDifference[] {
  const kinds = [...new Set([...before.keys(), ...after.keys()])];
  return kinds.flatMap((kind) => {
    const [old, now] = [before.get(kind) ?? [], after.get(kind) ?? []];
    const describe = (item: DeskItem, action: ItemDifference['action'], fields: Fields): ItemDifference => ({
      ...{ kind, id: item.id, title: titleOf(item), action, fields },
    });
    return [
      ...now.flatMap((item) => {
        const was = old.find(({ id }) => id === item.id);
        const fields = fieldsOf(was, item);
        return fields.length === 0 ? [] : [describe(item, was ? 'change' : 'add', fields)];
      }),
      ...old
        .filter((item) => !now.some(({ id }) => id === item.id))
        .map((item) => describe(item, 'remove', fieldsOf(item, undefined))),
    ];
  });
}

function fieldsOf(before: DeskItem | undefined, after: DeskItem | undefined): Fields {
  const names = [...new Set([...Object.keys(before?.body ?? {}), ...Object.keys(after?.body ?? {})])];
  return names
    .map((field) => ({ field, before: asText(before?.body[field]), after: asText(after?.body[field]) }))
    .filter(({ before: was, after: is }) => was !== is && `${was}${is}` !== '""');
}

import { expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../database/open-database.ts';
import { authorName } from './author-name.ts';
import { People } from './people.ts';

it('DESK-93 of two people with one name the history tells which', async () => {
  const db = await openDatabase(null);
  onTestFinished(() => db.destroy());
  const people = new People(db);
  const added = async (email: string, name: string) => {
    const person = await people.add(email, 'editor');
    if (person === null) throw new Error('This address is taken.');
    await db.updateTable('desk_person').set({ name }).where('id', '=', person.id).execute();
    return { ...person, name };
  };
  const ada = await added('ada@desk.example', 'Ada');
  expect(await authorName(db, ada)).toBe('Ada');
  const other = await added('ada@else.example', 'Ada');
  expect(await authorName(db, ada)).toBe('Ada (ada@desk.example)');
  expect(await authorName(db, other)).toBe('Ada (ada@else.example)');
  expect(await authorName(db, await added('bo@desk.example', 'Bo'))).toBe('Bo');
});

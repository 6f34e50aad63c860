import { describe, expect, it } from 'vitest';
import { asUntrustedHtml } from '#core/html/untrusted-html.ts';
import { fullItems } from '../testing/full-answers.ts';
import { readNoting } from '../testing/read-noting.ts';
import { council } from './council.ts';

const [rawMember] = fullItems.council.members;
const member = {
  slug: 'a-sample',
  image: 'people/a.jpg',
  firstName: 'Asha',
  lastName: 'Sample',
  name: 'Asha Sample',
  designation: 'Adviser',
  country: 'India',
  description: asUntrustedHtml('<p>Plays the flute.</p>'),
};
const read = (data: unknown) => readNoting(council, { status: 1, data }).answer;

describe('the council', () => {
  it('COUNCIL-01, COUNCIL-02 is read in groups, in their order, including the odd spelling of designation', () => {
    const second = { title: 'Founders', members: [rawMember, rawMember] };
    expect(read([fullItems.council, second])).toEqual([
      { title: 'Advisers', members: [member] },
      { title: 'Founders', members: [member, member] },
    ]);
  });

  it('COUNCIL-06 a partner may come as a group of one, as a bare list or alone', () => {
    expect(read([{ title: 'Advisers', members: [rawMember] }])).toEqual([
      { title: 'Advisers', members: [member] },
    ]);
    expect(read([rawMember])).toEqual([{ title: '', members: [member] }]);
    expect(read(rawMember)).toEqual([{ title: '', members: [member] }]);
  });

  it('COUNCIL-06 a partner next to groups removes none of them', () => {
    const group = { title: 'Advisers', members: [rawMember], firstname: null };
    expect(read([group, rawMember])).toEqual([
      { title: '', members: [member] },
      { title: 'Advisers', members: [member] },
    ]);
  });

  it('COUNCIL-06 a bad partner does not remove the groups, nor bad groups a partner', () => {
    const group = { title: 'Advisers', members: [rawMember] };
    const nobody = { firstname: '', lastname: '' };
    expect(read([group, nobody])).toEqual([{ title: 'Advisers', members: [member] }]);
    const broken = { title: 'Founders', members: [{ error: 'Database connection failed' }] };
    expect(read([broken, rawMember])).toEqual([{ title: '', members: [member] }]);
    expect(read([nobody])).toEqual([]);
  });

  it('COUNCIL-04 missing fields of a member are empty texts', () => {
    expect(
      read([{ firstname: 'Asha', lastname: null, imageurl: '', country: undefined }])[0]?.members,
    ).toEqual([
      {
        ...member,
        slug: '',
        image: '',
        lastName: '',
        name: 'Asha',
        designation: '',
        country: '',
        description: '',
      },
    ]);
  });

  it('COUNCIL-08 an unknown partner is an empty list', () => {
    for (const nothing of [[], null, '']) expect(read(nothing)).toEqual([]);
  });

  it('leaves out a member without a name and keeps the others', () => {
    expect(read([{ title: 'A', members: [{ slug: 'x' }, rawMember] }])).toEqual([
      { title: 'A', members: [member] },
    ]);
  });
});

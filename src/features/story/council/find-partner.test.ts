import { describe, expect, it } from 'vitest';
import type { CouncilMember } from '#core/contract/entities/council.ts';
import { asUntrustedHtml } from '#core/html/untrusted-html.ts';
import { findPartner } from './find-partner.ts';

const member = (slug: string, firstName = slug): CouncilMember => ({
  slug,
  image: '',
  firstName,
  lastName: '',
  name: firstName,
  designation: '',
  country: '',
  description: asUntrustedHtml(''),
});
const groups = [
  { title: 'Arts', members: [member('a'), member('b', 'first'), member('b', 'second')] },
  { title: 'Partners', members: [member('c')] },
];

describe('the partner of an address', () => {
  it('COUNCIL-06 is searched in every group, and the first match counts', () => {
    expect(findPartner(groups, 'c')).toBe(groups[1]?.members[0]);
    expect(findPartner(groups, 'b')?.name).toBe('first');
  });

  it('COUNCIL-06 may be the only member of an answer without slugs', () => {
    expect(findPartner([{ title: '', members: [member('', 'Asha')] }], 'asha')?.name).toBe('Asha');
  });

  it('COUNCIL-08 is never a member with another slug', () => {
    expect(findPartner([{ title: '', members: [member('asha')] }], 'none')).toBeNull();
  });

  it('COUNCIL-08 is null if none of several members has the slug', () => {
    expect(findPartner(groups, 'none')).toBeNull();
    expect(findPartner([{ title: 'Arts', members: [] }], 'none')).toBeNull();
    expect(findPartner([], 'none')).toBeNull();
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ContactField, checkContactEntries, LONGEST_CONTACT_ENTRY } from './contact-entries.ts';

const good = { name: 'Asha Sample', email: 'asha@example.org', phone: '+91 98765-43210 x', message: 'Hello' };
const problemsOf = (change: Partial<typeof good>) => {
  const check = checkContactEntries({ ...good, ...change });
  return check.isGood ? {} : check.problems;
};
const entriesOf = (change: Partial<typeof good>) => {
  const check = checkContactEntries({ ...good, ...change });
  if (!check.isGood) throw new Error(JSON.stringify(check.problems));
  return check.entries;
};

describe('the contact form', () => {
  it.each(Object.keys(good) as ContactField[])(
    'CONTACT-03 requires the %s; blanks count as empty',
    (field) => {
      for (const empty of ['', '   ', '\n\t'])
        expect(problemsOf({ [field]: empty })).toEqual({ [field]: 'missing' });
    },
  );

  it('CONTACT-03 reports all fields at once, one problem each', () => {
    expect(checkContactEntries({ name: '', email: 'x', phone: '-', message: ' ' })).toEqual({
      isGood: false,
      problems: { name: 'missing', email: 'email-shape', phone: 'missing', message: 'missing' },
    });
  });

  it.each(['x', 'a@', '@b.example', 'a@b', 'a b@c.example', 'a@b..example', 'a@@b.example', 'a@b.example.'])(
    'CONTACT-03 does not accept %j as an e-mail address',
    (email) => {
      expect(problemsOf({ email })).toEqual({ email: 'email-shape' });
    },
  );

  it.each(['a@b.example', 'a.b+c@mail.example.org', ' a@b.example ', 'आशा@उदाहरण.example'])(
    'CONTACT-03 accepts %j as an e-mail address',
    (email) => {
      expect(entriesOf({ email }).email).toBe(email.trim());
    },
  );

  it('CONTACT-04 strips the phone to digits', () => {
    expect(entriesOf({}).phone).toBe('919876543210');
  });

  it.each([
    ['१२३४५', '12345'],
    ['٠١٢٣', '0123'],
    ['۰۱۲۳', '0123'],
    ['０９８', '098'],
    ['৯৮ a 7', '987'],
  ])('CONTACT-04 converts %s to %s', (phone, digits) => {
    expect(entriesOf({ phone }).phone).toBe(digits);
  });

  it('CONTACT-04 counts a phone without any digit as missing', () => {
    expect(problemsOf({ phone: '+-() x' })).toEqual({ phone: 'missing' });
  });

  it('limits the length of each entry', () => {
    expect(problemsOf({ name: 'x'.repeat(LONGEST_CONTACT_ENTRY.name + 1) })).toEqual({ name: 'too-long' });
    expect(problemsOf({ email: `${'x'.repeat(250)}@b.example` })).toEqual({ email: 'too-long' });
    expect(problemsOf({ phone: '1'.repeat(21) })).toEqual({ phone: 'too-long' });
    expect(problemsOf({ message: 'x'.repeat(5_001) })).toEqual({ message: 'too-long' });
    expect(
      entriesOf({ message: 'x'.repeat(5_000), name: 'x'.repeat(200), phone: '1'.repeat(20) }).phone,
    ).toHaveLength(20);
  });

  it('CONTACT-10 keeps the message as typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }), (words) => {
        const message = `"${words}"\n\r\n🎭 `;
        expect(entriesOf({ message }).message).toBe(message);
      }),
    );
  });

  it('never throws and never accepts anything but ASCII digits as a phone', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (phone) => {
        const check = checkContactEntries({ ...good, phone });
        if (check.isGood) expect(check.entries.phone).toMatch(/^[0-9]{1,20}$/);
      }),
    );
  });
});

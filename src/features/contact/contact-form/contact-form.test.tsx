import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { field, open, outbox, resetMocks, submit, typed, write } from './testing/contact-form-of.tsx';

beforeEach(resetMocks);

describe('a phone number that loses letters', () => {
  const shown = () =>
    document.getElementById(field('Phone').getAttribute('aria-describedby') ?? '')?.textContent;
  const said = () => screen.getAllByRole('status').map((status) => status.textContent);
  const NOTE = 'We’ll send 0207946001812.';

  it('Q-61 is shown as it will be sent, before it is, and is sent so', async () => {
    open();
    write({ Phone: '+44 (0)20 7946-0018' });
    expect(shown()).toBeUndefined();
    write({ ...typed, Phone: '020 7946 0018 ext 12' });
    expect(shown()).toBe(NOTE);
    await submit();
    expect(outbox.submit.mock.calls[0]).toContainEqual(
      expect.objectContaining({ contactno: '0207946001812' }),
    );
    expect(shown()).toBeUndefined();
  });

  it('WCAG 4.1.3 is announced once it is written, not with every key', () => {
    open();
    write({ Phone: '020 ext 1' });
    write({ Phone: '020 7946 0018 ext 12' });
    expect(said()).not.toContain(NOTE);
    fireEvent.blur(field('Phone'));
    expect(said()).toContain(NOTE);
    write({ Phone: '020 7946 0018 ext 123' });
    expect(said().join('')).not.toContain('We’ll send');
  });
});

describe('what the form asks for', () => {
  it.each([
    ['Full name', 'Enter your full name.'],
    ['Email', 'Enter your email address.'],
    ['Phone', 'Enter your phone number in digits.'],
    ['Message', 'Write your message.'],
  ] as const)('CONTACT-03 sends nothing without %s, and marks it', async (label, words) => {
    open();
    write({ ...typed, [label]: ' \n' });
    await submit();
    expect(outbox.submit).not.toHaveBeenCalled();
    expect(field(label).getAttribute('aria-invalid')).toBe('true');
    const error = document.getElementById(field(label).getAttribute('aria-describedby') ?? '');
    expect(error?.textContent).toBe(words);
    expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(1);
  });

  it('CONTACT-03 leads from a summary, which takes the focus, to each field', async () => {
    open();
    await submit();
    const summary = screen.getByRole('region', { name: 'Please check these fields' });
    expect(document.activeElement).toBe(summary);
    fireEvent.click(screen.getByRole('link', { name: 'Enter your phone number in digits.' }));
    expect(document.activeElement).toBe(field('Phone'));
  });

  it('CONTACT-03 takes an error away once it is corrected, and shows no new ones before the next try', async () => {
    open();
    write({ ...typed, Email: 'ada@', Phone: 'none' });
    await submit();
    write({ Email: 'ada@example.org', Message: '' });
    expect(field('Email').hasAttribute('aria-invalid')).toBe(false);
    expect(field('Phone').getAttribute('aria-invalid')).toBe('true');
    expect(field('Message').hasAttribute('aria-invalid')).toBe(false);
  });

  it('names what the browser may fill in', () => {
    open();
    const tokens = Object.keys(typed).map((label) => field(label).getAttribute('autocomplete'));
    expect(tokens).toEqual(['name', 'email', 'tel', null]);
  });
});

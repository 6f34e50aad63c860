import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '#core/settings.ts';
import { Providers } from '../../app/providers.tsx';
import { createQueryClient } from '../../data/answers/query-client.ts';
import { useHasUnsavedWork } from '../../data/outbox/unsaved-work.ts';
import { createI18n } from '../../i18n/i18n.ts';
import { signUpState } from '../../navigation/sign-up-state.ts';
import { ChooseRolePage } from '../choose-role/choose-role-page.tsx';
import { SignUpPage } from './sign-up-page.tsx';

const PASSWORD = 'kithara-and-lyre';
const typed = {
  'First name': 'Meera',
  'Date of birth': '1998-05-27',
  Gender: 'female',
  Country: 'India',
  State: 'Delhi',
  Pincode: '110001',
  Phone: '9876543210',
  Password: PASSWORD,
  'Confirm password': PASSWORD,
};
type Label = keyof typeof typed | 'Email' | 'Last name';

const asked: string[] = [];
let buttons: readonly Record<string, string>[] = [];

function stubApi() {
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    asked.push(JSON.stringify([address, [...new Headers(init.headers)], init.body ?? null]));
    return Response.json(String(address).endsWith('/seo.json') ? {} : { data: buttons });
  });
}

function Page() {
  return (
    <>
      <SignUpPage />
      <output>{useHasUnsavedWork() ? 'unsaved' : 'nothing unsaved'}</output>
    </>
  );
}

function open(entries: Parameters<typeof createMemoryRouter>[1] = { initialEntries: ['/chooserole'] }) {
  const router = createMemoryRouter(
    [
      { path: '/chooserole', element: <ChooseRolePage /> },
      { path: '/signup', element: <Page /> },
      { path: '/', element: <h1>Home</h1> },
    ],
    entries,
  );
  render(
    <Providers queryClient={createQueryClient()} i18n={createI18n()}>
      <RouterProvider router={router} />
    </Providers>,
  );
  return router;
}
const openForm = () => open({ initialEntries: [{ pathname: '/signup', state: signUpState('Volunteer') }] });

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
const write = (entries: Partial<Record<Label, string>>) => {
  for (const [label, value] of Object.entries(entries)) fireEvent.input(field(label), { target: { value } });
};
const press = () => act(async () => fireEvent.submit(screen.getByRole('form')));
const wrong = () =>
  [...document.querySelectorAll('form [aria-invalid]')].map((control) => control.getAttribute('name'));
const linesOf = (label: string) => [...field(label).querySelectorAll('option')].slice(1).map((o) => o.text);

beforeEach(() => {
  asked.length = 0;
  buttons = [];
  stubApi();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('choosing a role', () => {
  it('ROUTE-08 SIGNUP-01 Q-72 offers exactly four, the first of them chosen', () => {
    open();
    const radios = screen.getAllByRole<HTMLInputElement>('radio');
    expect(radios.map((radio) => radio.closest('label')?.textContent)).toEqual([
      'District Council',
      'Jury/Refree',
      'Volunteer',
      'Other',
    ]);
    expect(radios.map(({ checked }) => checked)).toEqual([true, false, false, false]);
  });

  it('SIGNUP-01 continues as District Council if nothing is touched', async () => {
    const router = open();
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByRole('form', { name: 'Sign up' });
    expect(router.state.location.pathname).toBe('/signup');
    expect(screen.getByText('District Council').tagName).toBe('DD');
    await act(() => router.navigate(-1));
    expect(screen.getByLabelText<HTMLInputElement>('District Council').checked).toBe(true);
  });

  it('ROUTE-07 SIGNUP-02 passes the role to the form, and back to be changed', async () => {
    const router = open();
    fireEvent.click(screen.getByLabelText('Volunteer'));
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByRole('form', { name: 'Sign up' });
    expect(router.state.location.pathname).toBe('/signup');
    expect(screen.getByText('Volunteer').tagName).toBe('DD');
    fireEvent.click(screen.getByRole('link', { name: 'Change role' }));
    await screen.findByRole('button', { name: 'Next' });
    expect(screen.getByLabelText<HTMLInputElement>('Volunteer').checked).toBe(true);
  });
});

describe('signing up without a role', () => {
  it('SIGNUP-03 Q-45 leads to the choice, and Back skips it', async () => {
    const router = open({ initialEntries: ['/', '/signup'] });
    await screen.findByRole('button', { name: 'Next' });
    expect(router.state.location.pathname).toBe('/chooserole');
    await act(() => router.navigate(-1));
    screen.getByRole('heading', { name: 'Home' });
  });

  it('SIGNUP-03 takes no role that does not exist', async () => {
    open({ initialEntries: [{ pathname: '/signup', state: { category: 'Emperor' } }] });
    await screen.findByRole('button', { name: 'Next' });
  });
});

describe('the sign-up form', () => {
  it.each(Object.keys(typed) as Label[])('SIGNUP-04 stops at an empty %s', async (label) => {
    openForm();
    write({ ...typed, [label]: '' });
    await press();
    expect(field(label).required).toBe(true);
    expect(wrong()).toContain(field(label).name);
    const summary = screen.getByRole('region', { name: 'Please check these fields' });
    expect(document.activeElement).toBe(summary);
    const [first] = summary.querySelectorAll('a');
    if (first) fireEvent.click(first);
    expect(document.activeElement).toBe(field(label));
  });

  it('SIGNUP-05 asks for a last name and an email, but does not require them', async () => {
    openForm();
    expect([field('Last name').required, field('Email').required]).toEqual([false, false]);
    write({ ...typed, Email: 'meera@' });
    await press();
    expect(wrong()).toEqual(['email']);
    write({ Email: '' });
    expect(wrong()).toEqual([]);
    await press();
    screen.getByRole('heading', { name: 'Now sign up on the enrolment site' });
  });

  it('SIGNUP-06 SIGNUP-07 SIGNUP-08 says what is wrong next to the field until it is corrected', async () => {
    openForm();
    write({ ...typed, Pincode: '12345', Phone: '987654321', Password: 'sevens7', 'Confirm password': 'x' });
    await press();
    expect(wrong()).toEqual(['pincode', 'phone', 'password', 'confirm']);
    const words = document.getElementById(
      field('Pincode').getAttribute('aria-describedby')?.split(' ')[0] ?? '',
    );
    expect(words?.textContent).toBe('Enter a pincode of exactly six digits.');
    write({ Pincode: '123456', Phone: '९८७६५४३२१०', Password: 'eights88' });
    expect(wrong()).toEqual(['confirm']);
    write({ 'Confirm password': 'eights88' });
    expect(wrong()).toEqual([]);
  });

  it('SIGNUP-07 shows +91 before the phone field, outside the input', () => {
    openForm();
    expect(field('Phone').value).toBe('');
    expect(screen.getByText('+91').tagName).toBe('SPAN');
  });

  it('SIGNUP-09 SIGNUP-10 has the lists of the specification', () => {
    openForm();
    expect(linesOf('Gender')).toEqual(['Male', 'Female', 'Other']);
    expect(linesOf('Country')).toEqual(['India', 'America', 'China']);
    expect(linesOf('State')).toEqual(['Delhi', 'Bihar', 'Gujarat', 'Chandigarh']);
  });

  it('SIGNUP-08 masks both passwords until one is revealed, and lets them be pasted', () => {
    openForm();
    const both = () => [field('Password').type, field('Confirm password').type];
    expect(both()).toEqual(['password', 'password']);
    const show = screen.getByRole('button', { name: 'Show Password' });
    fireEvent.click(show);
    expect(show.getAttribute('aria-pressed')).toBe('true');
    expect(both()).toEqual(['text', 'password']);
    expect(field('Password').getAttribute('spellcheck')).toBe('false');
    expect(fireEvent.paste(field('Password'))).toBe(true);
    fireEvent.click(show);
    expect(both()).toEqual(['password', 'password']);
  });

  it('names what the browser may fill in, and takes no date in the future', () => {
    openForm();
    const tokens = [...document.querySelectorAll('form :is(input, select)')].map((control) =>
      control.getAttribute('autocomplete'),
    );
    expect(tokens.join(' ')).toBe(
      'given-name family-name bday sex country-name address-level1 postal-code tel-national email new-password new-password',
    );
    expect(field('Date of birth').max).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  it('is unsaved work once something is typed', () => {
    openForm();
    screen.getByText('nothing unsaved');
    write({ 'First name': 'M' });
    screen.getByText('unsaved');
  });
});

describe('changing the role before signing up', () => {
  const next = async () => {
    fireEvent.click(await screen.findByRole('button', { name: 'Next' }));
    await screen.findByRole('form', { name: 'Sign up' });
    // The effects that fill the form run after its first render.
    await act(async () => undefined);
  };
  const changeRole = async () => {
    fireEvent.click(screen.getByRole('link', { name: 'Change role' }));
    await screen.findByRole('button', { name: 'Next' });
  };
  const entriesNow = () => Object.keys(typed).map((label) => field(label).value);

  it('SIGNUP-02 SIGNUP-11 keeps what was typed, without the passwords, and stores it nowhere', async () => {
    const router = open();
    await next();
    write({ ...typed, Email: 'meera@mail.example' });
    await changeRole();
    fireEvent.click(screen.getByLabelText('Volunteer'));
    const held = [router.state.location, { ...localStorage }, { ...sessionStorage }, history.state, asked];
    expect(JSON.stringify(held)).not.toMatch(/Meera|9876543210|kithara/);
    await next();
    expect(screen.getByText('Volunteer').tagName).toBe('DD');
    expect(entriesNow()).toEqual(Object.values({ ...typed, Password: '', 'Confirm password': '' }));
    expect(field('Email').value).toBe('meera@mail.example');
    screen.getByText('unsaved');
    write({ Password: PASSWORD, 'Confirm password': PASSWORD });
    await press();
    screen.getByRole('heading', { name: 'Now sign up on the enrolment site' });
  });

  it('SIGNUP-02 keeps it on the way back, too, and what was deleted stays deleted', async () => {
    const router = open();
    await next();
    write({ 'First name': 'Meera', Phone: '98765' });
    await act(() => router.navigate(-1));
    await next();
    expect(field('First name').value).toBe('Meera');
    write({ 'First name': '' });
    await changeRole();
    await next();
    expect([field('First name').value, field('Phone').value]).toEqual(['', '98765']);
  });

  it.each(['the form', 'the choice'])('KIOSK-04 forgets it when the visitor leaves from %s', async (from) => {
    const router = open();
    await next();
    write({ 'First name': 'Meera' });
    if (from === 'the choice') await changeRole();
    await act(() => router.navigate('/'));
    screen.getByRole('heading', { name: 'Home' });
    await act(() => router.navigate('/chooserole'));
    await next();
    expect(field('First name').value).toBe('');
  });

  it('KIOSK-04 forgets it when the page is left for another site, since the browser may restore it', async () => {
    open();
    await next();
    write({ 'First name': 'Meera' });
    await changeRole();
    act(() => void window.dispatchEvent(new Event('pagehide')));
    await next();
    expect(field('First name').value).toBe('');
  });

  it('SIGNUP-11 forgets it after a valid submission', async () => {
    const router = open();
    await next();
    write(typed);
    await press();
    await act(() => router.navigate('/chooserole'));
    await next();
    expect(field('First name').value).toBe('');
  });
});

describe('before the first field', () => {
  it('LOGIN-02 is the link to the enrolment site, which requires no input', () => {
    openForm();
    const way = screen.getByRole('region', { name: 'You sign up on the enrolment site' });
    const link = screen.getByRole('link', { name: /^Continue to the enrolment site/ });
    expect(way.contains(link)).toBe(true);
    expect(link.getAttribute('href')).toBe(settings.enrolment.signup);
    expect(link.compareDocumentPosition(field('First name'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(document.activeElement).toBe(document.body);
    screen.getByText(/It sends and stores nothing, least of all the password/);
  });
});

describe('after a valid submission', () => {
  it('SIGNUP-11 Q-43 forgets the input and links to the enrolment site', async () => {
    const router = openForm();
    write({ ...typed, Email: 'meera@mail.example' });
    await press();
    const heading = screen.getByRole('heading', { name: 'Now sign up on the enrolment site' });
    expect(document.activeElement).toBe(heading);
    expect(screen.queryByRole('form')).toBeNull();
    screen.getByText('nothing unsaved');
    const link = screen.getByRole('link', { name: /^Continue to the enrolment site/ });
    expect(link.getAttribute('href')).toBe(settings.enrolment.signup);
    expect(link.getAttribute('target')).toBe('_blank');
    const { pathname, search, hash, state } = router.state.location;
    expect([pathname, search, hash, state]).toEqual(['/signup', '', '', signUpState('Volunteer')]);
    const said = [...asked, JSON.stringify([{ ...localStorage }, { ...sessionStorage }])].join('\n');
    for (const secret of [PASSWORD, 'Meera', '9876543210', 'meera@mail.example'])
      expect(said).not.toContain(secret);
  });

  it('LOGIN-02 links to the provider’s address', async () => {
    buttons = [{ signupbuttontext: 'Join', signupbuttonurl: 'https://enrol.example/new' }];
    openForm();
    write(typed);
    await press();
    await waitFor(() =>
      expect(screen.getByRole('link', { name: /^Continue/ }).getAttribute('href')).toBe(
        'https://enrol.example/new',
      ),
    );
  });

  it('KIOSK-04 is empty when the browser restores the page', () => {
    openForm();
    write(typed);
    act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    expect(
      Object.keys(typed)
        .map((label) => field(label).value)
        .join(''),
    ).toBe('');
  });
});

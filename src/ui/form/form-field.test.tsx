// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { TextField } from './text-field.tsx';

afterEach(cleanup);

describe('TextField', () => {
  it('ties label, error and hint to the control', () => {
    render(<TextField id="phone" label="Phone" hint="Ten digits" error="Enter ten digits." prefix="+91" />);
    const control = screen.getByLabelText('Phone');
    expect(control.getAttribute('aria-invalid')).toBe('true');
    const words = (control.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent);
    expect(words).toEqual(['Enter ten digits.', 'Ten digits']);
  });

  it('has no error attributes while there is no error', () => {
    render(<TextField label="Name" error="" />);
    const control = screen.getByLabelText('Name');
    expect(control.hasAttribute('aria-invalid')).toBe(false);
    expect(control.hasAttribute('aria-describedby')).toBe(false);
  });
});

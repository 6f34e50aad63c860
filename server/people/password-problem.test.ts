import { describe, expect, it } from 'vitest';
import { passwordProblem } from './password-problem.ts';

const ADA = { name: 'Ada Lovelace', email: 'countess@analytical.example' };

describe('a password that somebody chooses for the desk', () => {
  it.each([
    'otter lantern gravel quince',
    'kT9#vq2Lw!xZ',
    'Kithara vor dem Regen',
    'τέσσερα άσχετα λόγια',
    '雨の前の竪琴の音と灯りと猫',
    'a'.padEnd(200, 'kx7 pqz'),
  ])('DESK-02 is taken: %s', (password) => {
    expect(passwordProblem(password, ADA)).toBeNull();
  });

  it.each([
    ['elevenchars', /at least 12 characters/],
    ['', /at least 12 characters/],
    ['kx7 pqz vw'.repeat(21), /200 characters at most/],
    ['password1234', /Many people use/],
    ['P@ssw0rd2027!', /Many people use/],
    ['passwordpassword', /Many people use/],
    ['qwertyuiop123', /Many people use/],
    ['123456789012', /Many people use/],
    ['aaaaaaaaaaaaaaaa', /Many people use/],
    ['abababababababab', /Many people use/],
    ['xk7xk7xk7xk7xk7', /Many people use/],
    ['1q2w3e4r5t6y', /Many people use/],
    ['Welcome2027!!', /Many people use/],
    ['PythianGames2027', /Many people use/],
    ['letmeinletmein', /Many people use/],
    ['adalovelace1815', /your own name/],
    ['countess-1815!', /your own name/],
    ['Analytical!Ada', /your own name/],
  ])('DESK-02 is not taken, and a sentence says why: %s', (password, reason) => {
    expect(passwordProblem(password, ADA)).toMatch(reason);
  });

  it('DESK-02 counts as the characters one sees, however the keyboard made them', () => {
    const wide = 'ｏｔｔｅｒ ｌａｎｔｅｒｎ';
    expect(passwordProblem(wide, ADA)).toBeNull();
    expect(passwordProblem('ｐａｓｓｗｏｒｄ１２３４', ADA)).toMatch(/Many people use/);
  });
});

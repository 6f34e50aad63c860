// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Tabs } from './tabs.tsx';

afterEach(cleanup);

const tabs = ['One', 'Two', 'Three'].map((name) => ({ id: name, label: name, panel: `${name} panel` }));
const selected = () => screen.getByRole('tab', { selected: true }).textContent;
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

describe('Tabs', () => {
  it('VIDEO-01 shows the first tab and hides the other panels', () => {
    render(<Tabs label="Numbers" tabs={tabs} />);
    expect(selected()).toBe('One');
    expect(screen.getAllByRole('tabpanel')).toHaveLength(1);
    expect(screen.getByRole('tabpanel').textContent).toBe('One panel');
  });

  it('follows the arrows at once when activation is automatic', () => {
    render(<Tabs label="Numbers" tabs={tabs} />);
    screen.getByText('One').focus();
    press('ArrowRight');
    expect(selected()).toBe('Two');
    press('End');
    expect(selected()).toBe('Three');
    expect(document.activeElement?.textContent).toBe('Three');
  });

  it('only moves the focus when activation is manual', () => {
    render(<Tabs label="Numbers" tabs={tabs} activation="manual" />);
    screen.getByText('One').focus();
    press('ArrowRight');
    expect(document.activeElement?.textContent).toBe('Two');
    expect(selected()).toBe('One');
    fireEvent.click(screen.getByText('Two'));
    expect(selected()).toBe('Two');
  });

  it('has one stop for the Tab key and, if asked, renders only the shown panel', () => {
    const { container } = render(<Tabs label="Numbers" tabs={tabs} keep="selected" />);
    expect(screen.getAllByRole('tab').filter((tab) => tab.tabIndex === 0)).toHaveLength(1);
    expect(container.textContent).not.toContain('Two panel');
  });

  it('HISTORY-04 moves with the up and down arrows when the tabs are vertical', () => {
    render(<Tabs label="Numbers" tabs={tabs} orientation="vertical" />);
    screen.getByText('One').focus();
    press('ArrowDown');
    expect(selected()).toBe('Two');
    press('ArrowUp');
    press('ArrowUp');
    expect(selected()).toBe('Three');
    press('ArrowRight');
    expect(selected()).toBe('Three');
    expect(screen.getByRole('tablist').getAttribute('aria-orientation')).toBe('vertical');
  });
});

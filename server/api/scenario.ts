/** Mutually exclusive states of the sample API, switchable at run time. */
export const SCENARIOS = [
  'default',
  'edge',
  'empty',
  'failing',
  'slow',
  'hanging',
  'malformed',
  'statuszero',
] as const;
export type ScenarioName = (typeof SCENARIOS)[number];

export interface ScenarioChoice {
  readonly name: ScenarioName;
  /** The paths the scenario applies to; all others behave as `default`. */
  readonly only?: readonly string[];
  /** Delay of every answer the scenario applies to. */
  readonly delayMs?: number;
}

const SLOW_MS = 3_000;

export function isScenarioName(name: unknown): name is ScenarioName {
  return SCENARIOS.some((known) => known === name);
}

/** The current scenario and the paths it applies to. */
export class ScenarioSwitch {
  choice: ScenarioChoice;

  constructor(name: ScenarioName) {
    this.choice = { name };
  }

  /** Returns the scenario of a path. */
  nameFor(path: string): ScenarioName {
    return this.touches(path) ? this.choice.name : 'default';
  }

  /** Returns the delay of an answer for this path. */
  delayMsFor(path: string): number {
    if (!this.touches(path)) return 0;
    return this.choice.delayMs ?? (this.choice.name === 'slow' ? SLOW_MS : 0);
  }

  private touches(path: string): boolean {
    return this.choice.only === undefined || this.choice.only.includes(path);
  }
}

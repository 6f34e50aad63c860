/** States of the sample API that exclude one another, switchable while it runs. */
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
  /** Paths the scenario is limited to; the others behave as `default`. */
  readonly only?: readonly string[];
  /** Every answer the scenario touches is held back so long. */
  readonly delayMs?: number;
}

const SLOW_MS = 3_000;

export function isScenarioName(name: unknown): name is ScenarioName {
  return SCENARIOS.some((known) => known === name);
}

/** Which scenario is on, for which paths. */
export class ScenarioSwitch {
  choice: ScenarioChoice;

  constructor(name: ScenarioName) {
    this.choice = { name };
  }

  /** The scenario a path is under. */
  nameFor(path: string): ScenarioName {
    return this.touches(path) ? this.choice.name : 'default';
  }

  /** How long an answer of this path is held back. */
  delayMsFor(path: string): number {
    if (!this.touches(path)) return 0;
    return this.choice.delayMs ?? (this.choice.name === 'slow' ? SLOW_MS : 0);
  }

  private touches(path: string): boolean {
    return this.choice.only === undefined || this.choice.only.includes(path);
  }
}

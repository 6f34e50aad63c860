import { keptChoice } from './kept-choice.ts';

/** Whether this device may fetch packs by itself; nothing chosen means yes. */
export const fetchAhead = keptChoice('fetchAhead', ['on', 'off']);

/** What some browsers tell of the connection. */
export interface ConnectionFacts {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
  readonly type?: string;
}

/**
 * How much may be fetched without anybody having asked for it. A browser that says nothing of its connection may be on
 * a metered one: only the data then, no pictures.
 */
export function howMuchAhead(connection: ConnectionFacts | undefined): 'everything' | 'data' | 'nothing' {
  if (connection === undefined) return 'data';
  const { saveData, effectiveType, type } = connection;
  const isGood = saveData !== true && effectiveType === '4g' && type !== 'cellular';
  return isGood ? 'everything' : 'nothing';
}

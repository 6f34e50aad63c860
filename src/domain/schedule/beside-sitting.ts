import { createContext, type ReactNode } from 'react';
import type { Sitting } from './sitting.ts';

/** What the page puts beside each entry of the programme, such as a star. */
export type DrawBeside = (sitting: Sitting, className: string | undefined) => ReactNode;

export const BesideSitting = createContext<DrawBeside>(() => null);

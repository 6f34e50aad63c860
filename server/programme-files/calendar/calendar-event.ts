import type ICAL from 'ical.js';
import { minutesBetween } from '../when/local-time.ts';
import type { CalendarZones, EventTime } from './calendar-zones.ts';

/** The times of a property that may have several, and the one zone they are in. */
export function timesOf(
  component: ICAL.Component,
  name: string,
): readonly { readonly time: ICAL.Time; readonly zone: string }[] {
  return component.getAllProperties(name).flatMap((property) => {
    const zone = property.getFirstParameter('tzid') ?? '';
    return property.getValues().flatMap((value: unknown) => (isTime(value) ? [{ time: value, zone }] : []));
  });
}

const isTime = (value: unknown): value is ICAL.Time =>
  typeof value === 'object' && value !== null && 'isDate' in value && 'year' in value;

/** All texts of a property. */
export function textsOf(component: ICAL.Component, name: string): string[] {
  return component
    .getAllProperties(name)
    .flatMap((property) => property.getValues())
    .flatMap((value: unknown) => (typeof value === 'string' && value.trim() !== '' ? [value] : []));
}

export const textOf = (component: ICAL.Component, name: string): string => textsOf(component, name)[0] ?? '';

/** When an event takes place for the first time. */
export interface EventSpan {
  readonly start: ICAL.Time;
  /** TZID of the start; '' if it has none. */
  readonly zone: string;
  readonly begins: EventTime;
  /** How long it takes by the clock, in minutes; null if it does not say. */
  readonly minutes: number | null;
}

const DAY_MINUTES = 1_440;
const [EARLIEST, LATEST] = [2000, 2100];

/** Reads start and end; null without a valid start. */
export function readSpan(component: ICAL.Component, zones: CalendarZones): EventSpan | null {
  const [first] = timesOf(component, 'dtstart');
  if (first === undefined || first.time.year < EARLIEST || first.time.year > LATEST) return null;
  const begins = zones.convert(first.time, first.zone);
  const [last] = timesOf(component, 'dtend');
  const ends = last === undefined ? null : zones.convert(last.time, last.zone).local;
  const minutes = ends === null ? durationOf(component) : minutesBetween(begins.local, ends);
  // A day without an end is one day.
  return {
    start: first.time,
    zone: first.zone,
    begins,
    minutes: minutes ?? (first.time.isDate ? DAY_MINUTES : null),
  };
}

function durationOf(component: ICAL.Component): number | null {
  const value: unknown = component.getFirstPropertyValue('duration');
  if (typeof value !== 'object' || value === null || !('toSeconds' in value)) return null;
  return Math.round((value as ICAL.Duration).toSeconds() / 60);
}

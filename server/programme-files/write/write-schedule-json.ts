import type { ExportSetting } from './export-setting.ts';
import type { ExportedEntry } from './exported-entry.ts';
import { plannedSchedule } from './planned-schedule.ts';

/** Writes a programme as a `schedule.json`, for conference apps and tools. */
export const writeScheduleJson = (entries: readonly ExportedEntry[], setting: ExportSetting): string =>
  `${JSON.stringify(plannedSchedule(entries, setting), null, 2)}\n`;

export type { RevisionEntry, RevisionGame, RevisionRow, SavedMoment } from '#core/storage/rows.ts';

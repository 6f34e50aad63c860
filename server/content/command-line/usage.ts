export const USAGE = `Content of your own, on the command line.

  npm run content -- status                      what visitors see, and what is being worked on
  npm run content -- start empty|sample          begin with nothing, or with today's sample
  npm run content -- export FILE [--revision N]  write the working copy, or a revision, into a JSON file
  npm run content -- import FILE [--dry-run]     make the working copy what a file says; --dry-run only tells
  npm run content -- publish --note "…"          show the working copy to visitors
  npm run content -- rollback N [--note "…"]     publish revision N once more
  npm run content -- history                     all revisions, latest first

The programme of one event, as a table, calendar or file of a conference tool:

  npm run content -- template FILE.xlsx          write a workbook to fill in
  npm run content -- import FILE --event EVENT [--dry-run]
                                                 make the schedule of an event what a file says:
                                                 .xlsx, .csv, .ics, schedule .json or .xml
  npm run content -- export FILE --event EVENT   write the schedule of an event into a file of any of these kinds

  --event EVENT          id or path of the event
  --column NAME=FIELD    what a column is: id, game, title, day, start, end, place …, or none; once for each
  --dates day-first|month-first
                         which comes first in days like 03/10/2026
  --game NAME            game for entries that don’t name one
  --encoding NAME        how the letters of a text file are stored, if they look wrong: utf-8, windows-1252 …
  --empty                import also a file without entries, which empties the schedule

Who may use the organisers' desk:

  npm run content -- users                       everybody, with what they may do
  npm run content -- users invite EMAIL --role owner|editor|inbox
                                                 print a one-time link to join; for somebody who is there already,
                                                 without --role: to choose a new password
  npm run content -- users remove EMAIL          sign somebody out for good

  --author NAME   whose name changes get; by default the user of this machine
  --help          this text

The database is in the folder that DATA_DIR names (.data by default). The server may keep running. Times are local
to the event (VITE_EVENT_TIME_ZONE).
It ends with 0 if it did what it was asked, 1 if not, 2 if it didn’t understand.`;

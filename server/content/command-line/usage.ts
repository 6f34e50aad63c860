export const USAGE = `Content of your own, on the command line.

  npm run content -- status                      what visitors see, and what is being worked on
  npm run content -- start empty|sample          begin with nothing, or with today's sample
  npm run content -- export FILE [--revision N]  write the working copy, or a revision, into a JSON file
  npm run content -- import FILE [--dry-run]     make the working copy what a file says; --dry-run only tells
  npm run content -- publish --note "…"          show the working copy to visitors
  npm run content -- rollback N [--note "…"]     publish revision N once more
  npm run content -- history                     all revisions, latest first

  --author NAME   whose name changes get; by default the user of this machine
  --help          this text

The database is in the folder that DATA_DIR names (.data by default). The server may run meanwhile.
It ends with 0 if it did what it was asked, 1 if not, 2 if it did not understand.`;

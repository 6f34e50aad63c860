import { runUsersCommand } from '../../people/command-line.ts';
import type { Desk, ExitCode } from './desk.ts';
import { exportProgrammeFile, writeTemplateFile } from './export-programme-file.ts';
import { importProgrammeFile } from './import-programme-file.ts';
import { bringBack, publishContent, showHistory } from './publish-content.ts';
import type { Command } from './read-arguments.ts';
import { showStatus } from './show-status.ts';
import { startContent } from './start-content.ts';
import { exportFile, importFile } from './transfer-files.ts';
import { USAGE } from './usage.ts';

/** Carries a command out, and says what came of it. */
export async function runCommand(command: Command, desk: Desk): Promise<ExitCode> {
  switch (command.name) {
    case 'help':
      desk.print(USAGE);
      return 0;
    case 'status':
      return showStatus(desk);
    case 'start':
      return startContent(desk, command.from);
    case 'export':
      return exportFile(desk, command.file, command.revision);
    case 'export-programme':
      return exportProgrammeFile(desk, command.file, command.event);
    case 'template':
      return writeTemplateFile(desk, command.file);
    case 'import-programme':
      return importProgrammeFile(desk, command.file, command.options, command.isDryRun);
    case 'import':
      return importFile(desk, command.file, command.isDryRun);
    case 'publish':
      return publishContent(desk, command.note);
    case 'rollback':
      return bringBack(desk, command.revision, command.note);
    case 'history':
      return showHistory(desk);
    case 'users':
      return runUsersCommand(command.command, desk);
  }
}

import type { DeskItem } from '#core/desk/content.ts';
import { formatGivenDays } from '#core/time/format/day.ts';

const nameOf = ({ id, body }: DeskItem) => String(body.name || id);

/** Events as choices by name; events of the same name are distinguished by their days, or else by their paths. */
export function eventChoices(events: readonly DeskItem[]): readonly { id: string; title: string }[] {
  const count = (title: (event: DeskItem) => string, event: DeskItem) =>
    events.filter((other) => title(other) === title(event)).length;
  return events.map((event) => {
    const { id } = event;
    if (count(nameOf, event) === 1) return { id, title: nameOf(event) };
    return {
      id,
      title: count(withDays, event) === 1 ? withDays(event) : `${withDays(event)}, ${pathOf(event)}`,
    };
  });
}

const pathOf = ({ id, body }: DeskItem) => String(body.path || id);

function withDays(event: DeskItem): string {
  const { startDate, endDate } = event.body;
  const days = formatGivenDays({ startDate: String(startDate ?? ''), endDate: String(endDate ?? '') }, 'en');
  return [nameOf(event), days].filter(Boolean).join(', ');
}

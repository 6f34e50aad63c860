import type { ICalDayJsStub } from 'ical-generator';
import type { CalendarDate } from '#core/time/calendar-date.ts';
import { momentAt } from '#core/time/event-moment.ts';

const digits = (value: number, count = 2) => String(value).padStart(count, '0');
const digitsOf = ({ year, month, day }: CalendarDate) => digits(year, 4) + digits(month) + digits(day);

/**
 * A moment whose digits are already those of the file. The library would write a `Date` in the zone of this device, so
 * it gets the form in which it takes the objects of date libraries: it asks them for `YYYYMMDD` and `HHmmss`.
 */
export class WrittenMoment implements ICalDayJsStub {
  private constructor(
    private readonly at: number,
    private readonly date: string,
    private readonly time: string,
  ) {}

  /** A day without a time. */
  static ofDay(day: CalendarDate): WrittenMoment {
    return new WrittenMoment(Date.UTC(day.year, day.month - 1, day.day), digitsOf(day), '');
  }

  /** A moment as the clocks of a zone show it. */
  static inZone(at: number, zone: string): WrittenMoment {
    const { date, hour, minute } = momentAt(at, zone);
    const second = Math.floor(at / 1_000) % 60;
    return new WrittenMoment(at, digitsOf(date), digits(hour) + digits(minute) + digits(second));
  }

  format(form?: string): string {
    return form === 'HHmmss' ? this.time : this.date;
  }

  isValid(): boolean {
    return true;
  }

  toDate(): Date {
    return new Date(this.at);
  }

  toJSON(): string {
    return this.toDate().toJSON();
  }

  /** The library asks for this where it writes no zone: a day has none, and other moments are then in UTC already. */
  utc(): WrittenMoment {
    return this;
  }
}

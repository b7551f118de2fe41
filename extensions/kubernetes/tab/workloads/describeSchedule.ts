import { toString as describeCron } from 'cronstrue';
import { resolveSchedule } from '../../model/resolveSchedule';

/** Each adds a language to `cronstrue`, which knows English only. */
const languages: Readonly<Record<string, () => Promise<unknown>>> = {
  de: () => import('cronstrue/locales/de'),
  es: () => import('cronstrue/locales/es'),
  ja: () => import('cronstrue/locales/ja'),
};

/**
 * Loads a function that describes the schedule of a cron job in a language. In languages that are not known, it does so in English. It
 * returns a short message for a schedule that is not valid.
 */
export async function loadScheduleDescriber(language: string): Promise<(schedule: string) => string> {
  const locale = language.split('-')[0] ?? '';
  const load = Object.hasOwn(languages, locale) ? languages[locale] : undefined;
  await load?.();
  return (schedule) =>
    describeCron(resolveSchedule(schedule), {
      throwExceptionOnParseError: false,
      locale: load ? locale : 'en',
      use24HourTimeFormat: load !== undefined,
    });
}

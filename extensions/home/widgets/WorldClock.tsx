import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { useTranslationRef } from '#sdk';
import { fontSize, fontWeight, rem, resolveTokens, scrollRegion, space, useUiLanguage } from '#ui';
import { homeTranslationRef } from '../i18n/homeTranslationRef';
import { WidgetNote } from './WidgetNote';

interface Clock {
  label: string;
  timeZone: string;
}

/** Props of {@link WorldClock}. */
export interface WorldClockProps {
  clockConfigs?: readonly Clock[];
  customTimeFormat?: { hour12?: boolean };
}

const Clocks = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(96px, 100%), 1fr))',
  gap: `${space[3]}px ${space[4]}px`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'grid', minWidth: 0 },
  '& time[datetime]': {
    fontSize: rem(fontSize.xl),
    fontWeight: fontWeight.semibold,
    fontVariantNumeric: 'tabular-nums',
  },
  '& span, & time:not([datetime])': {
    fontSize: rem(fontSize.sm),
    color: resolveTokens(theme).text.secondary,
    overflowWrap: 'anywhere',
  },
}));

/** The time in the places that the configuration lists, or in the time zone of the browser. */
export function WorldClock({ clockConfigs, customTimeFormat }: WorldClockProps) {
  const { t } = useTranslationRef(homeTranslationRef);
  const language = useUiLanguage();
  const now = useMinute();
  const clocks = clockConfigs ?? [
    { label: t('clock.here'), timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone },
  ];
  const format = { hour: 'numeric', minute: '2-digit', ...customTimeFormat } as const;
  return (
    <div {...scrollRegion(t('clock.list'))}>
      <Clocks>
        {clocks.map(({ label, timeZone }, index) => {
          const printed = printTime(now, language, timeZone, format);
          return (
            <li key={`${index} ${label}`}>
              <span>
                <bdi>{label}</bdi>
              </span>
              {printed === undefined ? (
                <WidgetNote>{t('clock.unknown', { timeZone })}</WidgetNote>
              ) : (
                <>
                  <time dateTime={now.toISOString()}>{printed.time}</time>
                  {printed.day !== printDay(now, language) && <time>{printed.day}</time>}
                </>
              )}
            </li>
          );
        })}
      </Clocks>
    </div>
  );
}

/** Returns `undefined` for a time zone that the browser does not know. */
function printTime(
  now: Date,
  language: string | undefined,
  timeZone: string,
  format: Intl.DateTimeFormatOptions,
) {
  try {
    return {
      time: now.toLocaleTimeString(language, { ...format, timeZone }),
      day: printDay(now, language, timeZone),
    };
  } catch {
    return undefined;
  }
}

function printDay(now: Date, language: string | undefined, timeZone?: string): string {
  return now.toLocaleDateString(language, {
    weekday: 'long',
    ...(timeZone === undefined ? {} : { timeZone }),
  });
}

/** Returns the current time, and renders again when the minute changes. */
function useMinute(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setTimeout(() => setNow(new Date()), 60_000 - (now.getTime() % 60_000));
    return () => clearTimeout(timer);
  }, [now]);
  return now;
}

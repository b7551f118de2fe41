import type { Readable } from 'node:stream';
import type { InjectedConfig } from '#config';
import type { Problem } from '#diagnostics';
import { LONGEST_TIMER } from '../longestTimer';
import { createEventStream, type EventStream } from './eventStream';
import type { ServedConfig } from './servedConfig';

/** Path of the event stream, from the root of the backend. */
export const EVENTS_PATH = '/api/trellis/config/events';

/** What is wrong with the files at the moment, as the event `report` carries it. */
export interface ConfigReport {
  /** Empty when everything is well. */
  problems: readonly Problem[];
  /** Since when the configuration was good that the server was started with in place of the files, until they are mended. */
  lastGood?: string | undefined;
  /** Paths whose change takes effect only when the server is started again. */
  restart?: readonly string[] | undefined;
}

/** One tab that listens. */
export interface FeedReader {
  /** Of the configuration that the tab has. */
  version?: string | undefined;
  mayReadReport: boolean;
  /** When the right to that ends, and the stream with it: the tab comes back with a new token, or without one. */
  endsAt?: number | undefined;
}

/** Hands the configuration out: to pages that are loaded, and to the tabs that are open. */
export interface ConfigFeed {
  readonly served: ServedConfig;
  readonly report: ConfigReport;
  /** What a page carries that is loaded now. */
  page(): InjectedConfig;
  /** A stream of what changes from now on, after what the tab does not have yet. */
  connect(reader: FeedReader): Readable;
  /** Serves this configuration from now on. */
  serve(served: ServedConfig, report: ConfigReport): void;
  /** Tells what is wrong with the files, and goes on serving what is served. */
  refuse(report: ConfigReport): void;
  /** Ends all streams. */
  close(): void;
}

/** Proxies close connections that are silent for half a minute. */
const HEARTBEAT_MS = 15_000;

export interface ConfigFeedOptions {
  served: ServedConfig;
  report: ConfigReport;
  /** Whether the report may go to everybody where nothing else can be shown. */
  reportToAnyone: boolean;
}

/** A feed that begins with this configuration. */
export function createConfigFeed({ reportToAnyone, ...start }: ConfigFeedOptions): ConfigFeed {
  let { served, report } = start;
  const streams = new Map<EventStream, FeedReader>();
  const heartbeat = setInterval(() => streams.forEach((_reader, stream) => stream.beat()), HEARTBEAT_MS);
  heartbeat.unref();

  function sendReport(stream: EventStream, { mayReadReport }: FeedReader): void {
    if (mayReadReport || carriesReport()) stream.send('report', JSON.stringify(report));
  }

  /** Without a good configuration the report is all that a page can show. */
  function carriesReport(): boolean {
    return reportToAnyone && !served.good;
  }

  function print(mayReadReport: boolean): InjectedConfig {
    const { version, forReaders, forOthers } = served;
    const lastGood = reportToAnyone ? report.lastGood : undefined;
    return {
      ...(mayReadReport ? forReaders : forOthers),
      live: { version, events: EVENTS_PATH, ...(lastGood === undefined ? {} : { lastGood }) },
    };
  }

  return {
    get served() {
      return served;
    },
    get report() {
      return report;
    },
    page: () => print(carriesReport()),
    connect: (reader) => {
      const stream = createEventStream();
      streams.set(stream, reader);
      const end = reader.endsAt === undefined ? undefined : endAt(reader.endsAt, stream);
      stream.body.once('close', () => {
        clearTimeout(end);
        streams.delete(stream);
      });
      stream.beat();
      // Only a good configuration is worth leaving what the tab shows.
      if (served.good && reader.version !== served.version) {
        stream.send('config', JSON.stringify(print(reader.mayReadReport)));
      }
      // Also when all is well: the tab may have missed that while it was cut off.
      sendReport(stream, reader);
      return stream.body;
    },
    serve: (next, nextReport) => {
      const isNews = next.good && next.version !== served.version;
      [served, report] = [next, nextReport];
      // Once for all tabs: the configuration may be large, and the tabs many.
      const [forReaders, forOthers] = [JSON.stringify(print(true)), JSON.stringify(print(false))];
      streams.forEach((reader, stream) => {
        if (isNews) stream.send('config', reader.mayReadReport ? forReaders : forOthers);
        sendReport(stream, reader);
      });
    },
    refuse: (nextReport) => {
      report = nextReport;
      streams.forEach((reader, stream) => sendReport(stream, reader));
    },
    close: () => {
      clearInterval(heartbeat);
      streams.forEach((_reader, stream) => stream.end());
      streams.clear();
    },
  };
}

function endAt(time: number, stream: EventStream): NodeJS.Timeout {
  return setTimeout(() => stream.end(), Math.min(LONGEST_TIMER, Math.max(0, time - Date.now()))).unref();
}

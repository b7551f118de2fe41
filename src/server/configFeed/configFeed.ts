import type { Readable } from 'node:stream';
import type { InjectedConfig } from '#config';
import type { Problem } from '#diagnostics';
import { LONGEST_TIMER } from '#backend';
import { createEventStream, type EventStream } from './eventStream';
import type { ServedConfig } from './servedConfig';

/** Path of the event stream, relative to the backend. */
export const EVENTS_PATH = '/api/trellis/config/events';

/** Problems of the current files. Sent as the event `report`. */
export interface ConfigReport {
  /** Empty if there are none. */
  problems: readonly Problem[];
  /**
   * When the running configuration was last valid, if the server was started with it instead of the files. Removed
   * once the files are fixed.
   */
  lastGood?: string | undefined;
  /** Changed paths that take effect after a restart of the server. */
  restart?: readonly string[] | undefined;
}

/** A connected tab. */
export interface FeedReader {
  /** Version of the configuration that the tab has. */
  version?: string | undefined;
  mayReadReport: boolean;
  /** When the token expires. The stream ends then, and the tab reconnects with a new token or without one. */
  endsAt?: number | undefined;
}

/** Sends the configuration to loaded pages and open tabs. */
export interface ConfigFeed {
  readonly served: ServedConfig;
  readonly report: ConfigReport;
  /** The configuration to embed in a page. */
  page(): InjectedConfig;
  /** Opens a stream of changes. First sends what the tab is missing. */
  connect(reader: FeedReader): Readable;
  /** Serves a new configuration. */
  serve(served: ServedConfig, report: ConfigReport): void;
  /** Reports problems of the files. The served configuration stays. */
  refuse(report: ConfigReport): void;
  /** Ends all streams. */
  close(): void;
}

/** Proxies close connections after about 30 seconds of silence. */
const HEARTBEAT_MS = 15_000;

export interface ConfigFeedOptions {
  served: ServedConfig;
  report: ConfigReport;
  /** Whether everyone can see the report if there is no valid configuration. */
  reportToAnyone: boolean;
}

/** Creates a feed that starts with the given configuration. */
export function createConfigFeed({ reportToAnyone, ...start }: ConfigFeedOptions): ConfigFeed {
  let { served, report } = start;
  const streams = new Map<EventStream, FeedReader>();
  const heartbeat = setInterval(() => streams.forEach((_reader, stream) => stream.beat()), HEARTBEAT_MS);
  heartbeat.unref();

  function sendReport(stream: EventStream, { mayReadReport }: FeedReader): void {
    if (mayReadReport || carriesReport()) stream.send('report', JSON.stringify(report));
  }

  /** Without a valid configuration, a page can only show the report. */
  function carriesReport(): boolean {
    return reportToAnyone && !served.valid;
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
      // Only a valid configuration replaces what the tab shows.
      if (served.valid && reader.version !== served.version) {
        stream.send('config', JSON.stringify(print(reader.mayReadReport)));
      }
      // Also sent without problems, because the tab may have missed that while it was disconnected.
      sendReport(stream, reader);
      return stream.body;
    },
    serve: (next, nextReport) => {
      const isNews = next.valid && next.version !== served.version;
      [served, report] = [next, nextReport];
      // Serialized once for all tabs, because the configuration can be large.
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

import { useEffect, useRef, useState } from 'react';
import { scmAuthApiRef, useApi } from '#sdk';
import type { FormContext } from '../../blueprints/formField';
import { LOCAL_HOST } from './hostKind';
import type { RequestUserCredentials } from './repositoryOptions';

/** The user's token for a host. */
export interface UserToken {
  token: string | undefined;
  state: 'failed' | 'known' | 'none' | 'waiting';
  /** Why it failed. */
  error: Error | undefined;
  /** Asks again. */
  request: () => void;
}

const delay = 500;

interface Attempt {
  host: string;
  result: 'failed' | 'known' | 'waiting';
  error?: Error;
}

/** Asks for the user's own credentials for a host if the template does, and stores the token as a secret of the form. */
export function useUserToken(
  host: string,
  requested: RequestUserCredentials | undefined,
  { secrets, setSecrets }: Pick<FormContext, 'secrets' | 'setSecrets'>,
): UserToken {
  const scmAuthApi = useApi(scmAuthApiRef);
  const [attempt, setAttempt] = useState<Attempt>();
  const [count, setCount] = useState(0);
  const secretsKey = requested?.secretsKey;
  const isNeeded = secretsKey !== undefined && host !== '' && host !== LOCAL_HOST;
  const secret = secretsKey === undefined ? undefined : secrets[secretsKey];
  const isKnown = secret !== undefined && attempt?.host === host && attempt.result === 'known';
  const latest = useRef({ scmAuthApi, setSecrets, requested });
  useEffect(() => {
    latest.current = { scmAuthApi, setSecrets, requested };
  });

  useEffect(() => {
    if (!isNeeded || isKnown) return undefined;
    let isCurrent = true;
    const timer = setTimeout(
      () => {
        setAttempt({ host, result: 'waiting' });
        const { scmAuthApi: api, requested: request } = latest.current;
        api
          .getCredentials({
            url: `https://${host}`,
            additionalScope: {
              repoWrite: true,
              ...(request?.additionalScopes && { customScopes: request.additionalScopes }),
            },
            // The user asked for it.
            ...(count > 0 && { instantPopup: true }),
          })
          .then(
            ({ token }) => {
              if (!isCurrent) return;
              latest.current.setSecrets({ [secretsKey]: token });
              setAttempt({ host, result: 'known' });
            },
            (thrown: unknown) => {
              const error = thrown instanceof Error ? thrown : new Error(String(thrown));
              if (isCurrent) setAttempt({ host, result: 'failed', error });
            },
          );
      },
      count > 0 ? 0 : delay,
    );
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [isNeeded, isKnown, host, secretsKey, count]);

  if (!isNeeded) return { token: undefined, state: 'none', error: undefined, request: () => undefined };
  const current = attempt?.host === host ? attempt : undefined;
  return {
    token: isKnown ? secret : undefined,
    state: isKnown ? 'known' : current?.result === 'failed' ? 'failed' : 'waiting',
    error: current?.error,
    request: () => setCount(count + 1),
  };
}

import { AwsClient } from 'aws4fetch';
import { ReadError, type ConfigData } from '#backend';
import type { Credentials, PlannedRequest } from '../../http/createSender';
import { findRegion, printAwsHost } from '../awsRegion';
import { printQuery } from '../printQuery';
import { readXml } from '../readXml';
import type { CredentialRequest } from './credentialRequest';
import { findText } from './headers';

interface AwsKeys {
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken?: string | undefined;
}

const HOUR = 3_600_000;

/**
 * AWS: the keys of the entry, else those of the environment, and the role that they assume. Public buckets can be read without an entry;
 * the keys of the environment are only used for one.
 */
export async function findAwsCredentials(
  request: CredentialRequest,
  service: 's3' | 'codecommit',
): Promise<Credentials | undefined> {
  const { entry, label, config, address } = request;
  const keys = config.index === undefined ? undefined : findKeys(entry, request.environment);
  if (!keys) return undefined;
  const region = findRegion(entry, address);
  const role = findText(entry, 'roleArn');
  const used = role === undefined ? keys : await assumeRole(role, keys, region, request);
  return { account: label, authorize: (planned) => sign(planned, used, region, service) };
}

function findKeys(entry: ConfigData, environment: NodeJS.ProcessEnv): AwsKeys | undefined {
  const [id, secret] = [findText(entry, 'accessKeyId'), findText(entry, 'secretAccessKey')];
  if (id !== undefined && secret !== undefined) return { accessKeyId: id, secretAccessKey: secret };
  const { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN } = environment;
  if (!AWS_ACCESS_KEY_ID || !AWS_SECRET_ACCESS_KEY) return undefined;
  return {
    accessKeyId: AWS_ACCESS_KEY_ID,
    secretAccessKey: AWS_SECRET_ACCESS_KEY,
    sessionToken: AWS_SESSION_TOKEN,
  };
}

async function sign(
  request: PlannedRequest,
  keys: AwsKeys,
  region: string,
  service: string,
): Promise<PlannedRequest> {
  const client = new AwsClient({ ...keys, region, service });
  const signed = await client.sign(request.url, {
    method: request.method ?? 'GET',
    headers: request.headers ?? {},
    ...(request.body === undefined ? {} : { body: request.body }),
  });
  const headers = Object.fromEntries(signed.headers);
  // The host is a header of the connection.
  delete headers['host'];
  return { ...request, url: signed.url, headers };
}

async function assumeRole(
  role: string,
  keys: AwsKeys,
  region: string,
  { entry, label, tokens, fetchText }: CredentialRequest,
): Promise<AwsKeys> {
  const externalId = findText(entry, 'externalId');
  return tokens.load(JSON.stringify([label, role, externalId, keys.accessKeyId]), async () => {
    const planned = {
      url: `https://sts.${printAwsHost(region)}/${printQuery({
        Action: 'AssumeRole',
        ExternalId: externalId,
        RoleArn: role,
        RoleSessionName: 'trellis',
        Version: '2011-06-15',
      })}`,
    };
    const { url, headers = {} } = await sign(planned, keys, region, 'sts');
    const xml = await fetchText({ url, headers });
    const [accessKeyId, secretAccessKey, sessionToken, expiration] = [
      'AccessKeyId',
      'SecretAccessKey',
      'SessionToken',
      'Expiration',
    ].map((name) => readXml(xml, name)[0]);
    if (accessKeyId === undefined || secretAccessKey === undefined)
      throw new ReadError(`AWS returned no credentials for the roleArn of ${label}.`);
    return {
      value: { accessKeyId, secretAccessKey, sessionToken },
      expiresAt: Date.parse(expiration ?? '') || Date.now() + HOUR,
    };
  });
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Provider } from 'oidc-provider';
import { people } from './people';

type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>;

/** The pages of the provider: choose an account, then agree or decline. */
export async function answerInteraction(
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    const interaction = await provider.interactionDetails(request, response);
    if (request.method !== 'POST') {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(printPage(interaction));
      return;
    }
    const form = new URLSearchParams(await text(request));
    await provider.interactionFinished(request, response, await decide(provider, interaction, form), {
      mergeWithLastSubmission: interaction.prompt.name !== 'login',
    });
  } catch (error) {
    response.writeHead(400, { 'content-type': 'text/plain' }).end(String(error));
  }
}

async function decide(provider: Provider, interaction: Interaction, form: URLSearchParams) {
  if (form.get('action') === 'refuse') {
    return { error: 'access_denied', error_description: 'The user refused to share the account' };
  }
  if (interaction.prompt.name === 'login') return { login: { accountId: form.get('account') ?? '' } };
  return { consent: { grantId: await grantWhatIsMissing(provider, interaction) } };
}

async function grantWhatIsMissing(provider: Provider, { prompt, params, session }: Interaction) {
  const grant = new provider.Grant({
    accountId: session?.accountId ?? '',
    clientId: String(params['client_id']),
  });
  const { missingOIDCScope, missingOIDCClaims } = prompt.details as Record<string, string[] | undefined>;
  if (missingOIDCScope) grant.addOIDCScope(missingOIDCScope.join(' '));
  if (missingOIDCClaims) grant.addOIDCClaims(missingOIDCClaims);
  return grant.save();
}

function printPage({ prompt, params }: Interaction): string {
  const login = prompt.name === 'login';
  const accounts = Object.keys(people)
    .map((id) => `<button name="account" value="${id}">Sign in as ${id}</button>`)
    .join(' ');
  const buttons = login ? accounts : '<button name="action" value="agree">Agree</button>';
  return `<!doctype html><html lang="en"><title>Example identity</title>
<h1>${login ? 'Choose an account' : 'Share your account?'}</h1>
<p>For ${String(params['client_id'])}, scope ${String(params['scope']).replace(/[^\w .:/-]/g, '')}</p>
<form method="post">${buttons} <button name="action" value="refuse">Refuse</button></form></html>`;
}

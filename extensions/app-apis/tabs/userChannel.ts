import { createTabChannel, type TabChannel } from './tabChannel';

/** A message about the user of the portal in another tab. */
export type UserMessage = { type: 'signed-in'; provider: string; user: string } | { type: 'signed-out' };

/** Opens the channel that keeps the user of the portal in sync between tabs. */
export function createUserChannel(): TabChannel<UserMessage> {
  return createTabChannel('user', isUserMessage);
}

function isUserMessage(value: unknown): value is UserMessage {
  if (typeof value !== 'object' || value === null || !('type' in value)) return false;
  if (value.type === 'signed-out') return true;
  return (
    value.type === 'signed-in' && 'user' in value && typeof value.user === 'string' && 'provider' in value
  );
}

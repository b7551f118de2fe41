/** Encrypts a secret for the public key of a repository, as GitHub requires. Both are Base64. */
export async function sealSecret(secret: string, publicKey: string): Promise<string> {
  // Loaded on first use, because few templates have secrets.
  const { default: sodium } = await import('libsodium-wrappers');
  await sodium.ready;
  const { ORIGINAL } = sodium.base64_variants;
  const key = sodium.from_base64(publicKey, ORIGINAL);
  return sodium.to_base64(sodium.crypto_box_seal(sodium.from_string(secret), key), ORIGINAL);
}

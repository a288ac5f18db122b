/** Bad input from outside (a file, a line, a flag): the message names what was expected. Nothing has changed. */
export class InputError extends Error {
  override readonly name = 'InputError'
}

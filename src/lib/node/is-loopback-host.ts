const LOOPBACK_HOST = /^((.+\.)?localhost|127(\.\d+){3}|\[::1\])$/

/** Whether an address leads to the machine itself, wherever it is opened. */
export function isLoopbackHost({ hostname }: URL): boolean {
  return LOOPBACK_HOST.test(hostname)
}

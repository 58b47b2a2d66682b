/** Apart from `paths.ts`, which every visitor's browser loads. */
export const previewPaths = {
  /** Starts a preview: the link that editors share. */
  start: ({ token, documentId }: { token: string; documentId: string }) =>
    `/preview?${new URLSearchParams({ token, documentId })}`,
  exit: () => '/preview/exit',
}

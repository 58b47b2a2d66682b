/** The name of the embedded repository, for clients and cookies. */
export const REPOSITORY_NAME = 'lobang'

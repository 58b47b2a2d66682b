/** The embedded repository is called so where clients and cookies want a name. */
export const REPOSITORY_NAME = 'lobang'

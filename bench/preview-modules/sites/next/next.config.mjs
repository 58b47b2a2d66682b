// Else it takes the project around it for its own.
export default { turbopack: { root: import.meta.dirname } }

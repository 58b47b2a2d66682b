// Runs on the machine's own Node, like bootstrap.mjs: no dependencies here.

/**
 * Runs stages at the same time and prints their output in order, each in one piece: the first stage that has not ended
 * prints at once, and the others when their turn comes. A stage is called with `write` for its output. Resolves to the
 * results, after all have ended; rejects with the first failure.
 * @param {((write: (chunk: string) => void) => Promise<unknown>)[]} stages
 * @param {(chunk: string) => unknown} print
 */
export async function runTogether(stages, print = (chunk) => process.stdout.write(chunk)) {
  const outputs = stages.map(() => createOutput(print))
  const results = stages.map((stage, index) =>
    stage(outputs[index].write).finally(outputs[index].end),
  )
  const printed = printInTurn(outputs)
  await Promise.allSettled(results)
  await printed
  return Promise.all(results)
}

async function printInTurn(outputs) {
  for (const output of outputs) await output.print()
}

function createOutput(print) {
  let end
  const ended = new Promise((resolve) => {
    end = resolve
  })
  const held = []
  let write = (chunk) => held.push(chunk)
  return {
    write: (chunk) => write(chunk),
    end,
    print() {
      write = print
      for (const chunk of held) print(chunk)
      return ended
    },
  }
}

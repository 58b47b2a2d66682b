import { expect, type Page } from 'playwright/test'
import { enterDesk, test } from './desk-site.ts'
import { savePost } from './save-post.ts'

const ID = 'post-composing'

test('keys go where the caret is, and neither a composed word nor what a colleague writes meanwhile is lost', async ({
  page,
  desk,
  context,
}) => {
  await enterDesk(page, desk)
  await savePost(page, { id: ID, paragraphs: ['Kopi.', 'Prata.'] })
  const colleague = await context.newPage()
  for (const tab of [page, colleague]) await tab.goto(`/desk/writing/${ID}`)
  await expect(textOf(colleague)).toContainText('Prata.')

  // Each key where the caret has just gone, with the marks that were asked for.
  await textOf(page).locator('p').first().click()
  await page.keyboard.press('End')
  for (const key of ['ArrowLeft', 'O', 'Home', 'e', 'ArrowRight', 'Backspace', '=', 'End']) {
    await page.keyboard.press(key)
  }
  await page.keyboard.press('?')
  await expect(textOf(page).locator('p').first()).toHaveText('e=opiO.?')
  for (const key of ['Control+b', '!', 'Control+b', '*']) await page.keyboard.press(key)
  await expect(textOf(page).locator('p').first()).toHaveText('e=opiO.?!*')
  await expect(textOf(page).locator('strong')).toHaveText('!')

  // The first syllables of a word, as an input method shows them.
  const keyboard = await context.newCDPSession(page)
  const compose = (text: string) =>
    keyboard.send('Input.imeSetComposition', { text, selectionStart: 1, selectionEnd: 1 })
  await compose('k')

  // Meanwhile a colleague writes in another paragraph, and it arrives with the answer to a save.
  const saved = colleague.waitForResponse((answer) => answer.url().includes('/save'))
  await textOf(colleague).locator('p').last().click()
  await colleague.keyboard.press('End')
  await colleague.keyboard.type(' Then durian.')
  await saved
  await expect(colleague.getByText(/^Saved /).first()).toBeVisible()
  const arrived = page.waitForResponse(
    async (answer) =>
      /\/(save|pulse)/.test(answer.url()) && (await answer.text()).includes('Then durian.'),
  )
  await compose('ko')
  await arrived
  await expect(textOf(page)).not.toContainText('Then durian.')
  await compose('コ')
  await keyboard.send('Input.insertText', { text: 'コピ' })

  for (const tab of [page, colleague]) {
    await expect(textOf(tab).locator('p')).toHaveText(['e=opiO.?!*コピ', 'Prata. Then durian.'])
  }
  await expect(page.getByText(/to choose/)).toBeHidden()
})

function textOf(page: Page) {
  return page.getByRole('textbox', { name: 'Text', exact: true })
}

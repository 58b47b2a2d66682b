import * as paths from '#lib/paths.ts'
import button from '#ui/button.module.css'
import { PageHeader } from '#ui/page-header.tsx'
import type { Problem, Proof } from './form-payload.ts'
import { ProofField } from './proof-field.tsx'
import { useSendForm } from './send-form.ts'

type FieldProps = {
  name: string
  label: string
  /** Needed when several forms on a page have a field of the same name. */
  id?: string
  hint?: string
  problem: Problem | null
  className?: string
} & React.ComponentProps<'input'>

/** A label, its input, and its problem right below. Pasting is always allowed. */
export function Field({ name, label, id = name, hint, problem, className, ...input }: FieldProps) {
  const isWrong = problem?.field === name
  const notes = [hint && `${id}-hint`, isWrong && `${id}-problem`].filter(Boolean).join(' ')
  return (
    <div className={`acc-field ${className ?? ''}`}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        aria-invalid={isWrong || undefined}
        aria-describedby={notes || undefined}
        autoCapitalize="none"
        spellCheck={false}
        {...input}
      />
      {hint && <small id={`${id}-hint`}>{hint}</small>}
      {isWrong && (
        <small id={`${id}-problem`} className="acc-error" role="alert">
          {problem.text}
        </small>
      )}
    </div>
  )
}

type FormProps = {
  /** The account page that receives it. */
  page: string
  proof?: Proof | null
  /** Hidden inputs by name. Empty values are left out. */
  hidden?: Record<string, string>
  /** The text of its only button. */
  submit?: string
  /** Whether its button is one of several equal ones. */
  quiet?: boolean
  children?: React.ReactNode
}

/** Works without JavaScript, unless the server asks for a proof of work. */
export function Form({ page, proof = null, hidden = {}, submit, quiet, children }: FormProps) {
  return (
    <form method="post" action={paths.account(page)} onSubmit={useSendForm()}>
      {Object.entries(hidden).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      {children}
      {submit && (
        <div className="acc-buttons">
          <Submit quiet={quiet}>{submit}</Submit>
        </div>
      )}
      {proof && <ProofField proof={proof} />}
    </form>
  )
}

type SubmitProps = {
  children: React.ReactNode
  quiet?: boolean | undefined
  name?: string
  value?: string
  /** Submits even if other fields are invalid. */
  formNoValidate?: boolean
}

export function Submit({ children, quiet, ...rest }: SubmitProps) {
  return (
    <button
      className={button.button}
      data-look={quiet ? 'quiet' : undefined}
      {...rest}
      type="submit"
    >
      {children}
    </button>
  )
}

type ProblemNoteProps = { problem: Problem | null; field?: string }

/** Shows the problem of a field that cannot show it, or one that belongs to no field. */
export function ProblemNote({ problem, field }: ProblemNoteProps) {
  if (!problem || problem.field !== (field ?? null)) return null
  return (
    <p className="acc-problem" role="alert">
      {problem.text}
    </p>
  )
}

type AccountFrameProps = {
  title: string
  lead: string
  problem?: Problem | null
  children: React.ReactNode
}

/** The heading, a problem that belongs to no field, and the forms. */
export function AccountFrame({ title, lead, problem = null, children }: AccountFrameProps) {
  return (
    <>
      <PageHeader title={title} lead={lead} />
      <div className="acc">
        <ProblemNote problem={problem} />
        {children}
      </div>
    </>
  )
}

export const emailField = {
  name: 'email',
  label: 'E-mail address',
  type: 'email',
  autoComplete: 'username',
  inputMode: 'email',
  maxLength: 254,
} as const

export const newPasswordField = {
  name: 'password',
  type: 'password',
  autoComplete: 'new-password',
  hint: 'At least 8 characters. A few random words are easy to remember.',
  minLength: 8,
  maxLength: 200,
  required: true,
} as const

export const phoneField = {
  name: 'phone',
  label: 'Mobile number',
  type: 'tel',
  autoComplete: 'tel',
  inputMode: 'tel',
  placeholder: '9123 4567',
  maxLength: 24,
} as const

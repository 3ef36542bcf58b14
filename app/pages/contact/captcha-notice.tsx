/** CO-01: in Google's own words, as its terms ask for when the badge is not what tells it. */
export function CaptchaNotice({ email }: { email: string }) {
  return (
    <p className="text-caption text-ink-quiet">
      This site is protected by reCAPTCHA and the Google{' '}
      <a href="https://policies.google.com/privacy">Privacy Policy</a> and{' '}
      <a href="https://policies.google.com/terms">Terms of Service</a> apply.
      <noscript>
        {' '}
        It needs JavaScript. Without it, please write to <a href={`mailto:${email}`}>{email}</a>.
      </noscript>
    </p>
  )
}

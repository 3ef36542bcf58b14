import type { CompanyProfile } from '#domain/settings/company-profile.ts'
import { digestSubject, digestFootnote } from '#domain/desk/digest-words.ts'
import { emailName } from '#domain/quotes/desk/email-names.ts'
import { formatCents } from '#domain/money.ts'
import { counted } from '#domain/wording.ts'
import { formatDay, formatMoment } from '#domain/quotes/validity.ts'
import { linkOrigins } from '#server/mail/business-link.ts'
import type { SubjectOf } from '#server/mail/emails.ts'
import type { Email } from '#server/mail/mailer.ts'
import { readDigestNews, type DigestNews } from './digest-news.ts'
import { MailFrame, renderEmail } from '#server/mail/mail-frame.tsx'
import {
  MailButton,
  type Fact,
  Facts,
  Heading,
  NoticeRow,
  Paragraph,
  Row,
  TextLink,
  Title,
} from '#server/mail/mail-parts.tsx'

/** Nothing if there's no such news. */
function News({ title, count, lines }: { title: string; count: number; lines: Fact[] }) {
  if (count === 0) return null
  return (
    <Row top={20}>
      <Heading>{title}</Heading>
      <Facts facts={lines} />
      {count > lines.length && <Paragraph>And {count - lines.length} more.</Paragraph>}
    </Row>
  )
}

/** To the business, each morning: what came in since the last digest, and which emails weren't sent. */
function DigestEmail({
  news,
  subject,
  company,
  deskOrigin,
}: {
  news: DigestNews
  subject: string
  company: CompanyProfile
  deskOrigin: string | null
}) {
  const { quotes, actions, messages, failed, newSubscribers } = news
  const isQuiet = [quotes.count, actions.count, messages.count, failed.length, newSubscribers].every(
    (count) => count === 0,
  )
  return (
    <MailFrame
      title={subject}
      preview={`From ${formatMoment(news.from)} to ${formatMoment(news.until)}.`}
      company={company}
      foot="Sent to the business, once a day."
    >
      <Row top={28}>
        <Title>{isQuiet ? 'Nothing new' : 'What came in'}</Title>
        <Paragraph>
          From {formatMoment(news.from)} to {formatMoment(news.until)}.
        </Paragraph>
        {deskOrigin !== null && (
          <MailButton quiet href={deskOrigin}>
            See today’s list
          </MailButton>
        )}
      </Row>
      {news.lateAnswers > 0 && (
        <Row top={16}>
          <NoticeRow>
            <b>{counted(news.lateAnswers, 'customer')} should have heard from us by now.</b> Answer them
            today.
          </NoticeRow>
        </Row>
      )}
      {failed.length > 0 && (
        <Row top={16}>
          <NoticeRow>
            <b>{failed.length === 1 ? "An email wasn't sent." : `${failed.length} emails weren't sent.`}</b>{' '}
            See below
            {deskOrigin !== null && (
              <>
                , then <TextLink href={deskOrigin}>correct or retry them at the desk</TextLink>
              </>
            )}
            .
          </NoticeRow>
        </Row>
      )}
      {news.lateBackups !== null && (
        <Row top={8}>
          <NoticeRow>
            <b>The backups are late:</b> {news.lateBackups}. If this machine broke now, what came in since
            would be gone. Have somebody look at the server today.
          </NoticeRow>
        </Row>
      )}
      <News
        title="Quotes"
        count={quotes.count}
        lines={quotes.listed.map(({ number, url, who, cents, at }) => [
          number,
          <span key={number}>
            <TextLink href={url}>{formatCents(cents)}</TextLink>, {who}, {formatMoment(at)}
          </span>,
        ])}
      />
      <News
        title="Answers"
        count={actions.count}
        lines={actions.listed.map(({ number, key, url, what, at }) => [
          number,
          <span key={key}>
            <TextLink href={url}>{what}</TextLink>, {formatMoment(at)}
          </span>,
          key,
        ])}
      />
      <News
        title="Messages"
        count={messages.count}
        lines={messages.listed.map(({ id, who, at }) => [formatMoment(at), who, String(id)])}
      />
      <News
        title="Emails not sent"
        count={failed.length}
        lines={failed.map(({ id, type, about, reason, since }) => [
          emailName(type, null),
          `${about}, since ${formatMoment(since)}: ${reason}`,
          String(id),
        ])}
      />
      {newSubscribers > 0 && (
        <Row top={20}>
          <Paragraph>New newsletter readers: {newSubscribers}.</Paragraph>
        </Row>
      )}
      <Row top={20}>
        <Paragraph>{digestFootnote}</Paragraph>
      </Row>
    </MailFrame>
  )
}

export async function composeDigestEmail(
  { digestDay, queuedAt }: SubjectOf<'summary'> & { queuedAt: Date },
  company: CompanyProfile,
): Promise<Email> {
  const news = await readDigestNews(digestDay, queuedAt)
  const { siteOrigin, deskOrigin } = linkOrigins()
  const subject = digestSubject(formatDay(news.until), {
    quotes: news.quotes.count,
    answers: news.actions.count,
    messages: news.messages.count,
    failed: news.failed.length,
    areBackupsLate: news.lateBackups !== null,
  })
  return {
    ...(await renderEmail(
      <DigestEmail news={news} subject={subject} company={company} deskOrigin={deskOrigin} />,
    )),
    to: company.email,
    subject,
    replyTo: null,
    messageId: `<summary.${digestDay}@${new URL(siteOrigin).hostname}>`,
  }
}

import { defineLabels } from '../../schema/block/labels.ts';

/** Default labels of the `page-feedback` block, by language. */
export const labels = defineLabels('pageFeedback', {
  ar: {
    question: 'هل أفادتك هذه الصفحة؟',
    yes: 'نعم',
    no: 'لا',
    addComment: 'أضف تعليقًا',
    comment: 'ما الذي أعجبك فيها أو ينقصها؟',
    commentNote: 'لا تكتب بياناتك الشخصية هنا، فلا نرد على التعليقات.',
    thanks: 'شكرًا لك، وصلنا رأيك.',
  },
  en: {
    question: 'Was this page useful?',
    yes: 'Yes',
    no: 'No',
    addComment: 'Add a comment',
    comment: 'What was good, or what is missing?',
    commentNote: 'Do not write personal data here: we do not answer comments.',
    thanks: 'Thank you, we have received your opinion.',
  },
  fr: {
    question: 'Cette page vous a-t-elle été utile ?',
    yes: 'Oui',
    no: 'Non',
    addComment: 'Ajouter un commentaire',
    comment: 'Qu’avez-vous apprécié, ou que manque-t-il ?',
    commentNote: 'N’écrivez pas de données personnelles ici : nous ne répondons pas aux commentaires.',
    thanks: 'Merci, nous avons bien reçu votre avis.',
  },
  ur: {
    question: 'کیا یہ صفحہ آپ کے کام آیا؟',
    yes: 'ہاں',
    no: 'نہیں',
    addComment: 'تبصرہ لکھیں',
    comment: 'آپ کو کیا پسند آیا، یا کیا کمی ہے؟',
    commentNote: 'یہاں ذاتی معلومات نہ لکھیں، ہم تبصروں کا جواب نہیں دیتے۔',
    thanks: 'شکریہ، آپ کی رائے ہمیں مل گئی۔',
  },
});

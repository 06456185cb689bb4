/** Medical specialties with their schema.org types. https://schema.org/MedicalSpecialty */
const types = {
  anesthesia: 'Anesthesia',
  cardiovascular: 'Cardiovascular',
  'community-health': 'CommunityHealth',
  dentistry: 'Dentistry',
  dermatology: 'Dermatology',
  'diet-nutrition': 'DietNutrition',
  emergency: 'Emergency',
  endocrine: 'Endocrine',
  gastroenterologic: 'Gastroenterologic',
  genetic: 'Genetic',
  geriatric: 'Geriatric',
  gynecologic: 'Gynecologic',
  hematologic: 'Hematologic',
  infectious: 'Infectious',
  'laboratory-science': 'LaboratoryScience',
  midwifery: 'Midwifery',
  musculoskeletal: 'Musculoskeletal',
  neurologic: 'Neurologic',
  nursing: 'Nursing',
  obstetric: 'Obstetric',
  oncologic: 'Oncologic',
  optometric: 'Optometric',
  otolaryngologic: 'Otolaryngologic',
  pathology: 'Pathology',
  pediatric: 'Pediatric',
  physiotherapy: 'Physiotherapy',
  'plastic-surgery': 'PlasticSurgery',
  podiatric: 'Podiatric',
  'primary-care': 'PrimaryCare',
  psychiatric: 'Psychiatric',
  'public-health': 'PublicHealth',
  pulmonary: 'Pulmonary',
  radiography: 'Radiography',
  renal: 'Renal',
  'respiratory-therapy': 'RespiratoryTherapy',
  rheumatologic: 'Rheumatologic',
  'speech-pathology': 'SpeechPathology',
  surgical: 'Surgical',
  toxicologic: 'Toxicologic',
  urologic: 'Urologic',
} as const;

export type Specialty = keyof typeof types;

export const specialties = Object.keys(types) as [Specialty, ...Specialty[]];

/** Structured data of specialties; empty without any. */
export const describeSpecialties = (own: readonly Specialty[] | undefined) =>
  own === undefined ? {} : { medicalSpecialty: own.map((one) => `https://schema.org/${types[one]}`) };

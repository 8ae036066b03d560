// Names for the people of the demonstration: as they come in a clinic of a large Indian city.

export const WOMEN = [
  'Ananya', 'Lakshmi', 'Fatima', 'Priya', 'Sunita', 'Kavita', 'Meena', 'Radha', 'Zoya', 'Deepa', 'Shreya', 'Nandini',
  'Harpreet', 'Mary', 'Gauri', 'Ishita', 'Rukmini', 'Ayesha', 'Pooja', 'Sarita', 'Tara', 'Usha', 'Vidya', 'Jaya',
] as const; // prettier-ignore

export const MEN = [
  'Rohan', 'Suresh', 'Joseph', 'Imran', 'Vikram', 'Arjun', 'Ramesh', 'Gopal', 'Harish', 'Karthik', 'Manoj', 'Naveen',
  'Omkar', 'Prakash', 'Rajesh', 'Sanjay', 'Tarun', 'Umesh', 'Venkatesh', 'Yusuf', 'Anil', 'Balaji', 'Dinesh', 'Farhan',
] as const; // prettier-ignore

export const SURNAMES = [
  'Sharma', 'Patil', 'Deshpande', 'Siddiqui', 'Nair', 'Mehta', 'Venkataraman', 'Contractor', 'D’Souza', 'Reddy',
  'Gowda', 'Hegde', 'Iyengar', 'Khan', 'Kulkarni', 'Menon', 'Mukherjee', 'Naidu', 'Pillai', 'Rao', 'Sethi', 'Shetty',
  'Singh', 'Varma', 'Bose', 'Chatterjee', 'Fernandes', 'Gupta', 'Jain', 'Kaur',
] as const; // prettier-ignore

export const MIDDLE_NAMES = ['Kumar', 'Devi', 'Prasad', 'Lal', 'Begum', 'Rani'] as const;

/** First and last names as their owners write them. */
export const DEVANAGARI = [
  { first: 'मीरा', last: 'जोशी', gender: 'F' },
  { first: 'राजेश', last: 'शर्मा', gender: 'M' },
  { first: 'सुनीता', last: 'यादव', gender: 'F' },
  { first: 'अमित', last: 'मिश्रा', gender: 'M' },
  { first: 'कमला', last: 'देवी', gender: 'F' },
  { first: 'विनोद', last: 'पाटील', gender: 'M' },
  { first: 'गीता', last: 'वर्मा', gender: 'F' },
  { first: 'श्रीकांत', last: 'देशमुख', gender: 'M' },
] as const;

export const CITIES = [
  { city: 'Bengaluru', pincode: 560_038 },
  { city: 'Bengaluru', pincode: 560_034 },
  { city: 'Bengaluru', pincode: 560_066 },
  { city: 'Bengaluru', pincode: 560_008 },
  { city: 'Hosur', pincode: 635_109 },
  { city: 'Mysuru', pincode: 570_001 },
] as const;
